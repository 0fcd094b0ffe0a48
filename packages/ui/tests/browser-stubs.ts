/** What the parts ask of a browser and jsdom does not have: sizes never change here, and nothing scrolls. */
class StillResizeObserver implements ResizeObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
}

globalThis.ResizeObserver ??= StillResizeObserver;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
globalThis.matchMedia ??= (media) =>
	Object.assign(new EventTarget(), {
		matches: false,
		media,
		onchange: null,
		addListener() {},
		removeListener() {},
	});
