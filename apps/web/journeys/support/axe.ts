import AxeBuilder from "@axe-core/playwright";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds on the page as it stands: one line for each element. `contrast` looks at colours only: of what axe
 * judges, another theme over the same page changes nothing else.
 */
export async function findings(
	page: ConstructorParameters<typeof AxeBuilder>[0]["page"],
	looking: "everything" | "contrast" = "everything",
): Promise<string[]> {
	// The other mode opens a further page each time, to join what it found in frames of other sites: we have none.
	const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
	const builder = looking === "contrast" ? axe.withRules(["color-contrast"]) : axe.withTags(rules);
	const { violations } = await builder.analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
	);
}
