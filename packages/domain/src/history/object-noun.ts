/** What a person calls an object that the audit trail calls `type`: KPI, measurement, team member, … */
export function objectNoun(type: string): string {
	return nouns[type] ?? type;
}

const nouns: Readonly<Record<string, string>> = {
	kpi: "KPI",
	"kpi measurement": "measurement",
	"benefit period": "month of the plan",
	session: "session context",
};
