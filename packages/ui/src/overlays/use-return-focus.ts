import { useRef } from "react";
import { focusRow, regionAround } from "./region.ts";

type Handlers = { onOpenAutoFocus?: (event: Event) => void; onCloseAutoFocus?: (event: Event) => void };

/** The button of the menu that is open, or that has just closed while what it opened has not taken the focus yet. */
let menuButton: HTMLElement | null = null;

/** For an open menu: what is opened from it gives the focus back to its button, because its entries are gone by then. */
export function rememberMenuButton(menu: HTMLElement | null): void {
	if (menu) menuButton = document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
}

export function forgetMenuButton(): void {
	menuButton = null;
}

type Places = {
	/** Where the focus is, or was before the menu that it is in; with the rows beside it, should its own be gone later. */
	places: Element[];
	/** Where it goes when all of them are gone: the first row of what they stood in. */
	region: Element | null;
};

function focusedPlaces(): Places {
	const focused = document.activeElement ?? document.body;
	const place = focused === document.body || focused.closest("[role=menu]") ? menuButton : focused;
	forgetMenuButton();
	const row = place?.closest("[data-row], tr, li");
	const places = [place, row?.nextElementSibling, row?.previousElementSibling].filter(
		(each) => each instanceof Element,
	);
	return { places, region: place && regionAround(place) };
}

function focusIn(place: Element): boolean {
	const stops = [place, ...place.querySelectorAll("button:not(:disabled), a[href]")];
	return stops.some((stop) => {
		if (stop instanceof HTMLElement) stop.focus();
		return document.activeElement === stop;
	});
}

/** The page itself where nothing was in focus when the window opened: its address was, or the way back. */
function focusPage(region: Element | null): boolean {
	if (region?.isConnected && focusRow(region)) return true;
	return focusIn(document.querySelector("main") ?? document.body);
}

/** Gives the focus back to where it was when the window opened, unless it is somewhere else already. */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: Handlers): Required<Handlers> {
	const before = useRef<Places>({ places: [], region: null });
	return {
		onOpenAutoFocus: (event) => {
			before.current = focusedPlaces();
			onOpenAutoFocus?.(event);
		},
		onCloseAutoFocus: (event) => {
			onCloseAutoFocus?.(event);
			if (event.defaultPrevented) return;
			const elsewhere = document.activeElement !== null && document.activeElement !== document.body;
			const { places, region } = before.current;
			if (elsewhere || places.some((place) => place.isConnected && focusIn(place)) || focusPage(region))
				event.preventDefault();
		},
	};
}
