/** A board of a game's own: one button for each action, and nothing else. */
export default {
  mount(element, shown) {
    const list = element.appendChild(document.createElement("ul"));
    list.className = "own-board";
    const draw = (now) => {
      list.replaceChildren();
      for (const [i, offer] of now.remaining.entries()) {
        const button = document.createElement("button");
        button.textContent = now.sayAction(offer.action);
        list.appendChild(document.createElement("li")).append(button);
        now.target(button, `own-${i}`, offer.action);
      }
    };
    draw(shown);
    return { update: draw };
  },
};
