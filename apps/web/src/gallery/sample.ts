export const people = [
	{ value: "ana", label: "Ana Ruiz", description: "Program director", group: "Steering" },
	{ value: "bo", label: "Bo Lindqvist", description: "Finance partner", group: "Steering" },
	{ value: "chidi", label: "Chidi Okafor", description: "Lead engineer", group: "Delivery" },
	{ value: "dana", label: "Dana Weiss", description: "Change manager", group: "Delivery" },
	{ value: "emi", label: "Emi Tanaka", description: "Data architect", group: "Delivery" },
];

export type SampleTask = {
	id: string;
	name: string;
	owner: string | null;
	status: "Completed" | "In Progress" | "At Risk" | "Delayed" | "On Hold";
	progress: number;
	budget: string;
	end: string | null;
};

const names = [
	"Map source systems",
	"Agree target model",
	"Build loading pipeline",
	"Migrate wave",
	"Train branch staff",
	"Retire old ledger",
	"Reconcile balances",
	"Pen test",
];
const statuses = ["Completed", "In Progress", "At Risk", "Delayed", "On Hold"] as const;

/** Rows that look like work, the same every time. */
export function sampleTasks(count: number): SampleTask[] {
	return Array.from({ length: count }, (_, index) => {
		const status = statuses[(index * 7) % statuses.length] ?? "In Progress";
		return {
			id: `T-${String(index + 1).padStart(4, "0")}`,
			name: `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`,
			owner: index % 6 === 5 ? null : (people[index % people.length]?.label ?? null),
			status,
			progress: status === "Completed" ? 100 : (index * 37) % 95,
			budget: String(((index * 7919) % 240) * 1250),
			end:
				index % 9 === 8
					? null
					: `2027-${String((index % 12) + 1).padStart(2, "0")}-${String((index % 27) + 1).padStart(2, "0")}`,
		};
	});
}
