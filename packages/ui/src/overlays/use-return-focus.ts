import { useRef } from "react";

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

/** Where the focus is, or was before the menu that it is in; with the rows beside it, should its own be gone later. */
function focusedPlaces(): Element[] {
	const focused = document.activeElement ?? document.body;
	const place = focused === document.body || focused.closest("[role=menu]") ? menuButton : focused;
	forgetMenuButton();
	const row = place?.closest("[data-row], tr, li");
	return [place, row?.nextElementSibling, row?.previousElementSibling].filter(
		(each) => each instanceof Element,
	);
}

function focusIn(place: Element): boolean {
	const stops = [place, ...place.querySelectorAll("button:not(:disabled), a[href]")];
	return stops.some((stop) => {
		if (stop instanceof HTMLElement) stop.focus();
		return document.activeElement === stop;
	});
}

/** Gives the focus back to where it was when the window opened, unless it is somewhere else already. */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: Handlers): Required<Handlers> {
	const places = useRef<Element[]>([]);
	return {
		onOpenAutoFocus: (event) => {
			places.current = focusedPlaces();
			onOpenAutoFocus?.(event);
		},
		onCloseAutoFocus: (event) => {
			onCloseAutoFocus?.(event);
			if (event.defaultPrevented) return;
			const elsewhere = document.activeElement !== null && document.activeElement !== document.body;
			if (elsewhere || places.current.some((place) => place.isConnected && focusIn(place)))
				event.preventDefault();
		},
	};
}
