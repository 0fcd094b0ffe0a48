import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Vitest runs this before each file of parts, which share the modules of their process.
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

// A loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
