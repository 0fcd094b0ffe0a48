import type {
	CaseGrounder,
	PageMaterial,
	Researcher,
	StoredMaterial,
} from "@throughline/trpc/ports/advisors";
import type { Asking } from "@throughline/trpc/ports/asking";
import { toCodedFailure } from "../calls/failure-sentence.ts";
import type { LanguageModel } from "../language-model.ts";
import { affordCall, ask, promptVersion } from "../strategist/ask.ts";
import { blockOf, caseBlockOf, choiceOf, groundRules } from "../strategist/material-block.ts";
import { roomIn } from "../strategist/room.ts";
import { Answer, resultOf } from "./findings.ts";
import { type Found, type Page, pagesOf } from "./pages.ts";

const searchInstructions =
	"You research for a program manager. Search the web and report what reliable sources say, each statement with its source. Write in the language of the question. When nothing reliable is found, say so.";

const structureInstructions = `${groundRules}
Sort what was found into findings. Use the numbered pages and passages only; name a page by its number and never by an address. A finding that only one source carries is MODERATE at most; one that another contradicts is WEAK.`;

const structuring = { name: "research", schema: Answer, instructions: structureInstructions };

const topics = [
	{ name: "market", about: "the market: its size, growth, prices and trends, and the competitors in it" },
	{
		name: "buyers",
		about: "its buyers: how they choose and buy, and which language and customs matter to them",
	},
	{ name: "rules", about: "laws, standards and duties that bear on it" },
] as const;

/** A researcher that searches the web with a language model, then sorts what came back; it cites only what it was given. */
export function modelResearcher(model: LanguageModel, cases: Pick<CaseGrounder, "brief">): Researcher {
	async function search(name: string, question: string, asking: Asking): Promise<Found> {
		const work = async (): Promise<Found> => {
			await affordCall(model, searchInstructions + question, asking.afford);
			try {
				return await model.search({
					instructions: searchInstructions,
					question,
					signal: asking.signal,
					spent: asking.spent,
					promptVersion,
				});
			} catch (error) {
				throw toCodedFailure(error, model);
			}
		};
		return asking.step ? await asking.step(`search ${name}`, work) : await work();
	}

	return {
		provider: model.provider,
		model: model.model,

		async research(own, { rootCause, whysPath, pages: read }, asking) {
			const searches: Found[] = [];
			for (const [index, { name, about }] of topics.entries()) {
				const question = `Root cause of a business problem: ${rootCause}\nHow it came up: ${whysPath.join(" → ")}\nFind out about ${about}.`;
				await asking.say?.(10 + index * 20, `Searching for ${about}`, "query");
				searches.push(await search(name, question, asking));
			}
			const pages = pagesOf(searches);
			const brief = await cases.brief(own, asking);
			const material = read ? withPages(own, read) : own;
			const found = `Root cause: ${rootCause}\n\n${foundBlock(searches, pages)}`;
			const { room, said } = roomIn(model, structuring, found);
			const block = blockOf(material, room && choiceOf(room, rootCause, brief));
			await asking.say?.(75, `Weighing ${pages.length} pages and the material`);
			const structure = () =>
				ask(
					model,
					{ ...structuring, input: [block.text, said, caseBlockOf(brief, room)].join("\n\n") },
					{ ...asking, say: undefined },
				);
			const answer = asking.step ? await asking.step("structure", structure) : await structure();
			return resultOf(answer, pages, block);
		},
	};
}

/** The pages stand behind the material, so that the case's numbers go on naming what they name. */
function withPages(material: StoredMaterial, { sources, passages }: PageMaterial): StoredMaterial {
	return {
		...material,
		sources: [...material.sources, ...sources.map((page) => ({ ...page, name: `Web page: ${page.name}` }))],
		passages: [...material.passages, ...passages],
	};
}

function foundBlock(found: readonly Found[], pages: readonly Page[]): string {
	const numbered = pages.map(
		({ title, said }, index) => `S${index + 1}: ${title}\n${said.filter(Boolean).join("\n")}`,
	);
	return [
		"What the search said:",
		...found.map(({ text }) => text),
		"Pages:",
		...(numbered.length > 0 ? numbered : ["No page was found."]),
	].join("\n\n");
}
