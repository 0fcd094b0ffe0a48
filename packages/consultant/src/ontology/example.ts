import type { Passage } from "@throughline/domain/consultant/evidence";
import { sentencesOf } from "@throughline/domain/consultant/text/passages";
import type { Material } from "../consultant.ts";

const text = `Every fifth order reaches the customer a day late: 20 percent of all orders.
Orders are late because pickers search for stock that is not where the system says.
Pickers search because the warehouse system learns of a movement of stock hours after it happened.
The system learns of it late because scanners send their data once a night.
Overtime cost $420,000 last year, and penalties in contracts with customers cost $180,000.
Nine of fourteen open positions cannot be filled.
We could buy radio scanners that send at once: four months and $190,000.
We could replace the warehouse system: twelve months and $900,000.
The board allows a budget of $600,000, and wants to see the result by 31 December 2026.
By then no more than 5 percent of the orders may be late.
Maria Ortiz, head of logistics, is responsible.`;

const documentId = "00000000-0000-7000-8000-000000000001";

/** The day of the walk: dates that the example does not name count from here. */
export const exampleDay = "2026-01-01";

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
	const sources = [{ id: documentId, name: "Example memo", content: text }];
	return { sources, passages, today: exampleDay, corrections: [] };
}
