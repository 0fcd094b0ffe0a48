import { vi } from "vitest";

class Inert {
	observe() {}
	unobserve() {}
	disconnect() {}
	addEventListener() {}
	removeEventListener() {}
	close() {}
}

/** Puts in what jsdom has not, and the app reads as soon as its modules load. Call it before they do. */
export function stubBrowser(): void {
	vi.stubGlobal("ResizeObserver", Inert);
	vi.stubGlobal("EventSource", Inert);
	vi.stubGlobal("scrollTo", () => {});
	vi.stubGlobal("matchMedia", (query: string) => ({
		matches: query.includes("min-width"),
		media: query,
		addEventListener() {},
		removeEventListener() {},
	}));
	Object.assign(Element.prototype, {
		scrollIntoView() {},
		hasPointerCapture: () => false,
		setPointerCapture() {},
		releasePointerCapture() {},
	});
}
