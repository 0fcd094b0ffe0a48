/** A new element with a class, at the end of its parent. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	className: string,
	parent?: Element,
): HTMLElementTagNameMap[Tag] {
	const made = document.createElement(tag);
	made.className = className;
	parent?.append(made);
	return made;
}

/** A new SVG element with a class, at the end of its parent. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
	tag: Tag,
	className: string,
	parent: Element,
): SVGElementTagNameMap[Tag] {
	const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
	made.setAttribute("class", className);
	parent.append(made);
	return made;
}

/** A new, empty text in an element, to be changed through `data`: cheaper than replacing the node. */
export function text(parent: Element): Text {
	const made = document.createTextNode("");
	parent.append(made);
	return made;
}

/** Moves an element by whole px. */
export function place(target: HTMLElement | SVGElement, x: number, y: number): void {
	target.style.transform = `translate(${x}px, ${y}px)`;
}

/** Sets an attribute, or takes it away when there is nothing to say. */
export function attribute(target: Element, name: string, value: string | null): void {
	if (value === null) target.removeAttribute(name);
	else target.setAttribute(name, value);
}
