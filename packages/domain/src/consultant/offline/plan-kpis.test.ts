import { describe, expect, test } from "vitest";
import { planOf } from "../../../tests/plan.ts";

const steering = 2;

/** The KPIs of the plan for a text, without those that any program is steered by. */
function kpisOf(text: string, rootCause: string) {
	return planOf(text, rootCause).kpis.slice(0, -steering);
}

describe("a KPI", () => {
	test.each([
		[
			"Net revenue retention fell from 104% (FY24) to 88% (FY25).",
			{ name: "Net revenue retention", baseline: "88", target: "104", lower_is_better: false },
		],
		[
			"Customer satisfaction fell from 91% to 74%.",
			{ name: "Customer satisfaction", baseline: "74", target: "91", lower_is_better: false },
		],
		[
			"Die Auslastung der Fräsmaschinen sank von 78 % auf 61 %. Die Auslastung der Fräsmaschinen soll bis 30.09.2027 auf 75 % steigen.",
			{ name: "Auslastung", baseline: "61", target: "75", lower_is_better: false },
		],
		[
			"Die Auslastung sank von 78 % auf 61 % und soll bis 30.09.2027 auf 75 % steigen.",
			{ name: "Auslastung", baseline: "61", target: "75", lower_is_better: false },
		],
		[
			"Die Liefertreue ist 2025 von 96 % auf 81 % gesunken. Sie soll bis Ende 2027 wieder auf 94 % steigen.",
			{ name: "Liefertreue", baseline: "81", target: "94", lower_is_better: false },
		],
		[
			"Die Auslastung sank von 78 % auf 61 %, weil Aufträge zu spät kommen. Der Umsatz ist zu niedrig. Ziel: Die Auslastung soll bis 30.09.2027 auf 75 % steigen.",
			{ name: "Auslastung", baseline: "61", target: "75", lower_is_better: false },
		],
		[
			"On-time pickup dropped to 71% from 93% a year earlier.",
			{ name: "On-time pickup", baseline: "71", target: "93", lower_is_better: false },
		],
		[
			"Customer churn rose from 5% to 12% because the portal is slow.",
			{ name: "Customer churn", baseline: "12", target: "5", lower_is_better: true },
		],
		[
			"Die Fluktuation in der Pflege stieg von 9 % auf 17 %. Die Fluktuation in der Pflege soll auf 10 % sinken.",
			{ name: "Fluktuation", baseline: "17", target: "10", lower_is_better: true },
		],
		[
			"Our complaints problem is not solved: the complaint rate dropped from 12% to 8%.",
			{ name: "Complaint rate", baseline: "8", target: "4", lower_is_better: true },
		],
		[
			"On-time delivery is at only 61%, and late parcels are a problem.",
			{ baseline: "61", target: "76.25", lower_is_better: false },
		],
		[
			"14 percent of all orders leave late.",
			{ name: "Orders that leave late", baseline: "14", target: "7", lower_is_better: true },
		],
	])("points the way that its sentence says: %s", (text, kpi) => {
		expect(kpisOf(text, text)[0]).toMatchObject(kpi);
	});

	test.each([
		"Sales dropped 9% because stock was late.",
		"Sales dropped by about 9% because stock was late.",
		"Der Umsatz ist um 9 % gesunken, weil die Ware zu spät kam.",
		"A drop of 9% in sales was the loss of the year.",
		"Orders were 9% lower than last year because stock was late.",
	])("is never made of a change without a level: %s", (text) => {
		expect(kpisOf(text, text)).toEqual([]);
	});
});
