"""Training: value functions from self-play.

`positions` plays games and records what the features show, `fitting` fits weights to their results,
`duels` compares two sets of weights, `training` repeats the three. All of it needs numpy (extra
`train`); bots evaluate the weights without it (`contrada.bots.value`). Only the command line and
the benchmarks import this package.
"""
