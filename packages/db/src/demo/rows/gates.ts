import type { stageGateReview } from "../../schema.ts";
import { addDays, at } from "../calendar.ts";
import type { Story } from "../story.ts";
import { team } from "../team.ts";
import type { Telling } from "./telling.ts";

/** The reviews of a program's gates, oldest first. */
export function reviewRows(story: Story, program: { id: string; startDate: string }, telling: Telling) {
	return story.gates.map(({ code, status, week, note, decidedBy }): typeof stageGateReview.$inferInsert => {
		const gate = telling.gates.get(code);
		if (!gate) throw new Error(`There is no stage gate ${code}.`);
		const reviewDate = addDays(program.startDate, week * 7 + 4);
		const asked = addDays(reviewDate, -14);
		const createdAt = at(asked < telling.today ? asked : addDays(telling.today, -2), 9);
		const decided = status === "Passed" || status === "Failed";
		return {
			id: telling.random.id(createdAt),
			programId: program.id,
			stageGateId: gate.id,
			status,
			reviewDate,
			note,
			evidence: decided ? evidenceOf(gate.criteria, status === "Passed") : null,
			decidedAt: decided ? at(reviewDate, 15) : null,
			decidedByName: decidedBy ? team[decidedBy].name : null,
			createdAt,
			updatedAt: decided ? at(reviewDate, 15) : createdAt,
		};
	});
}

/** A gate that fails, fails by its second criterion. */
function evidenceOf(criteria: string[], passed: boolean) {
	return criteria.map((criterion, index) => {
		const met = passed || index !== 1;
		return {
			criterion,
			met,
			evidence: met ? "Shown in the review's documents" : "Not agreed on the day of the review",
		};
	});
}
