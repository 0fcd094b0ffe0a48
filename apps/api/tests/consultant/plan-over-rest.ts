import { VersionDetail } from "@throughline/domain/consultant/version";
import { WhysNode, WhysTree } from "@throughline/domain/consultant/whys";
import { z } from "zod";

/** A call of the documented contract, as any client of ours makes it. */
type Call = (path: string, init?: { method?: string; json?: unknown }) => Promise<Response>;

const base = "/api/strategic-consultant";
const memo = `Late orders in Kassel

In the last quarter 14 percent of our orders left the Kassel warehouse late, which cost us $640,000.

Orders are late because pickers walk and search for 38 percent of their shift. Pickers search because the stock in the system is wrong. The stock is wrong because nobody books the returns on the day they arrive. Returns are not booked because no team owns them.

The board approved a budget of $2.4 million, to be spent within 18 months. Nobody knows how many customers left because of it.`;

/** Takes a memo to a version with a plan by REST alone, as an external client would. Returns session and version. */
export async function createPlanOverRest(
	call: Call,
	sessionId: string,
	text = memo,
): Promise<z.infer<typeof VersionDetail>> {
	const post = async <T>(path: string, json: object, shape: z.ZodType<T>): Promise<T> => {
		const answer = await call(`${base}${path}`, { json: { sessionId, ...json } });
		if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
		return shape.parse(await answer.json());
	};
	await post("/analyze", { text }, z.object({ inputContent: z.string() }));
	const { tree } = await post("/whys-tree/generate", {}, z.object({ tree: WhysTree }));
	// The tree that is made at first has two levels; the third is where a root cause can be settled.
	const begun = deepest(tree.branches);
	const { expandedBranches } = await post(
		"/whys-tree/expand",
		{ selectedPath: begun, currentDepth: begun.length },
		z.object({ expandedBranches: z.array(WhysNode) }),
	);
	const rootCause = expandedBranches[0]?.option ?? "";
	const path = [...begun, rootCause];
	const { versionNumber } = await post(
		"/whys-tree/finalize",
		{ selectedPath: path, rootCause },
		z.object({ versionNumber: z.int() }),
	);
	const read = async () => {
		const answer = await call(`${base}/versions/${sessionId}/${versionNumber}`);
		return VersionDetail.parse(await answer.json());
	};
	const { decisions } = await read();
	const selectedDecisions = Object.fromEntries(
		(decisions ?? []).map(({ id, options }) => [
			id,
			(options.find(({ recommended }) => recommended) ?? options[0])?.id ?? "",
		]),
	);
	await post("/decisions/select", { versionNumber, selectedDecisions }, z.object({}));
	await post("/convert-to-epm", { versionNumber }, z.object({}));
	return await read();
}

/** The options of the deepest branch. */
function deepest(branches: readonly WhysNode[]): string[] {
	const paths = branches.map((node) => [node.option, ...deepest(node.branches)]);
	const [longest = []] = paths.toSorted((one, other) => other.length - one.length);
	return longest;
}
