import type { Passage } from "../evidence.ts";
import { type Material, readMaterial } from "../reading/material.ts";
import { sentencesOf } from "../text/passages.ts";

/** The cause that the example's walk settles on. */
export const exampleRootCause = "The warehouse system learns of a movement of stock hours after it happened";

const text = `Every fifth order leaves the warehouse a day late.
Orders are late because pickers search for stock that is not where the system says.
Pickers search because the warehouse system learns of a movement of stock hours after it happened.
The system is late because scanners send their data once a night.
Overtime cost 420,000 dollars last year.
Nine of fourteen open positions cannot be filled.
The board allows a budget of 2.4 million dollars and 14 months.
Nothing may change in the hall between October and December.
Customers write penalties into their contracts; they cost 180,000 dollars last year.`;

const documentId = "00000000-0000-7000-8000-000000000001";

/** A short memo with a problem, its causes, figures and limits: the same at every call. */
export function exampleMaterial(): Material {
	const passages = sentencesOf(text, "en").map(
		({ start, end, text: said }, position): Passage => ({
			id: `00000000-0000-7000-8000-0000000001${String(position).padStart(2, "0")}`,
			documentId,
			position,
			start,
			end,
			text: said,
		}),
	);
	return readMaterial([{ id: documentId, name: "Example memo", content: text }], passages);
}
