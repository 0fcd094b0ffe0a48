import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type CallOptions, identified } from "../../api/identified.ts";
import { whenRefreshed } from "../../api/live/own-writes.ts";
import { useAllowed } from "../../api/session/user.ts";
import { useDraftPlace } from "../../forms/kept-draft.ts";
import { refusalText } from "../undo/refusal.ts";
import { offerUndo } from "../undo/undo.ts";
import { TabStops } from "./cell-button.tsx";

/** Fields with their new values, by the names of the API. */
export type FieldChange = Readonly<Record<string, unknown>>;

type Saving = {
	/** Of the object. */
	id: string;
	/** Saves fields under a label; answers why that was refused, null once it is on screen. */
	save: (change: FieldChange, label: string) => Promise<string | null>;
	mayChange: (field: string) => boolean;
};

const none: readonly string[] = [];

const SavingContext = createContext<Saving | null>(null);

type EditedInPlaceProps = {
	object: { id: string; version: number };
	/** What the Undo names: "R-004". */
	title: string;
	/** Takes the changed fields with id and version. */
	update: (change: never, options: CallOptions) => Promise<unknown>;
	/** Fields that the reader may change although they may not write. */
	reported?: readonly string[];
	children: ReactNode;
};

/** Around an object's fields, each of which turns into its editor when it is pressed, and is saved by itself with Undo. */
export function EditedInPlace({ object, title, update, reported = none, children }: EditedInPlaceProps) {
	const { id, version } = object;
	const mayWrite = useAllowed("write");
	const saving = useMemo(
		() => ({
			id,
			mayChange: (field: string) => mayWrite || reported.includes(field),
			async save(change: FieldChange, label: string) {
				try {
					const { requestId } = await identified((options) =>
						update({ ...change, id, version } as never, options),
					);
					await whenRefreshed();
					offerUndo({ requestId, title: `${label} changed`, description: title });
					return null;
				} catch (error) {
					return refusalText(error);
				}
			},
		}),
		[id, version, title, update, mayWrite, reported],
	);
	return (
		<SavingContext value={saving}>
			<TabStops value={true}>{children}</TabStops>
		</SavingContext>
	);
}

/** How a field saves itself; null where the reader may not change it. */
export function useSaving(field: string): Saving["save"] | null {
	const saving = useContext(SavingContext);
	return saving?.mayChange(field) ? saving.save : null;
}

/** Where what is typed into a field of this object is kept until it is saved. */
export function useFieldPlace(field: string): string {
	return useDraftPlace(`in-place/${useContext(SavingContext)?.id}/${field}`);
}
