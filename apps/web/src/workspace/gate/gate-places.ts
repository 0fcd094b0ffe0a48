import { createContext, useContext } from "react";

/** Where a gate's reviews and their forms open: in the address of the stage gates, or over another view. */
export type GatePlaces = {
	/** Of the open review. */
	tab: string | undefined;
	/** A gate or a review at the side. */
	open: (item: string) => void;
	close: () => void;
	showTab: (tab: string) => void;
	/** A new review; of this gate where one is named. */
	schedule: (gateId?: string) => void;
	edit: (reviewId: string) => void;
	decide: (reviewId: string) => void;
	/** Closes the form, and opens `item` in its place where there is one. */
	closeForm: (item?: string) => void;
};

export const GatePlacesContext = createContext<GatePlaces | null>(null);

export function useGatePlaces(): GatePlaces {
	const places = useContext(GatePlacesContext);
	if (!places) throw new Error("There is no place for gates around this part");
	return places;
}
