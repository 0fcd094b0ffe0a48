import AxeBuilder from "@axe-core/playwright";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page as it stands: one line for each element. */
export async function findings(page: ConstructorParameters<typeof AxeBuilder>[0]["page"]): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
	);
}
