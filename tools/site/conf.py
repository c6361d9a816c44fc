"""Sphinx configuration; `tools.site.build` passes the folders."""

import contrada

project = "Contrada"
copyright = "the Contrada contributors, MIT licence"
release = contrada.__version__
version = release
html_title = f"Contrada {release}"

extensions = ["myst_nb", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
exclude_patterns = ["evidence/games"]
nb_execution_raise_on_error = True
nb_execution_timeout = 300
suppress_warnings = ["myst.header"]  # sections of pages that begin below a page title of their own

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autoclass_content = "both"

html_theme = "furo"
html_show_sourcelink = False
html_copy_source = False
html_show_search_summary = False  # it fetches pages, which browsers forbid on disk
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#a8401c", "color-brand-content": "#8a3416"},
    "dark_css_variables": {"color-brand-primary": "#f0a070", "color-brand-content": "#f2b48c"},
}
pygments_style = "friendly"
pygments_dark_style = "monokai"
linkcheck_ignore = [r"https?://"]  # only internal links are checked
