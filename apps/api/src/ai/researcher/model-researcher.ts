import type {
	CaseGrounder,
	PageMaterial,
	Researcher,
	ResearchQuestion,
	SearchAnswer,
	StoredMaterial,
} from "@throughline/trpc/ports/advisors";
import type { Asking } from "@throughline/trpc/ports/asking";
import { toCodedFailure } from "../calls/failure-sentence.ts";
import type { LanguageModel } from "../language-model.ts";
import { languageCheck } from "../strategist/answer-language.ts";
import { affordCall, ask, promptVersion } from "../strategist/ask.ts";
import { groundRules } from "../strategist/ground-rules.ts";
import { citationsOf } from "../strategist/material/citations.ts";
import { languageLine, questionBlocks, shownText } from "../strategist/material/material-block.ts";
import { roomIn } from "../strategist/material/room.ts";
import { doubtFigures } from "./figures.ts";
import { Answer, resultOf } from "./findings.ts";

const searchInstructions =
	"You research for a program manager. Search the web and report what reliable sources say, each statement with its source. Write in the language of the question. When nothing reliable is found, say so.";

const structureTask =
	"Sort what was found into findings. Use the numbered passages, of the material and of the web pages behind it, and name them by their numbers, never by an address. What the search said is no source; a page that could not be read is named by its number and proves nothing. A finding that only one source carries is MODERATE at most; one that another contradicts is WEAK. Look for what speaks against the root cause as well as for it, and say of each finding which it does; neutral when it does neither.";

const structuring = { name: "research", schema: Answer, task: structureTask };

const topics = [
	{ name: "market", about: "the market: its size, growth, prices and trends, and the competitors in it" },
	{
		name: "buyers",
		about: "its buyers: how they choose and buy, and which language and customs matter to them",
	},
	{ name: "rules", about: "laws, standards and duties that bear on it" },
] as const;

/** A researcher that searches the web with a language model, then sorts what was read; it cites only what it was given. */
export function modelResearcher(
	model: LanguageModel,
	cases: Pick<CaseGrounder, "brief" | "unknownFigures">,
): Researcher {
	async function searchOnce(name: string, question: string, asking: Asking): Promise<SearchAnswer> {
		const work = async (): Promise<SearchAnswer> => {
			await affordCall(model, searchInstructions + question, asking.afford);
			try {
				const { text, citations } = await model.search({
					instructions: searchInstructions,
					question,
					signal: asking.signal,
					spent: asking.spent,
					promptVersion,
				});
				return { text, pages: citations.map(({ title, url }) => ({ title: title.trim() || url, url })) };
			} catch (error) {
				throw toCodedFailure(error, model);
			}
		};
		return asking.step ? await asking.step(`web search ${name}`, work) : await work();
	}

	return {
		provider: model.provider,
		model: model.model,

		async search({ rootCause, whysPath }, asking) {
			const answers: SearchAnswer[] = [];
			for (const [index, { name, about }] of topics.entries()) {
				const question = `Root cause of a business problem: ${rootCause}\nHow it came up: ${whysPath.join(" → ")}\nFind out about ${about}.`;
				await asking.say?.(10 + index * 30, `Searching for ${about}`, "query");
				answers.push(await searchOnce(name, question, asking));
			}
			return answers;
		},

		async research(own, { rootCause, pages, earlier, searched = { texts: [], unread: [] } }, asking) {
			const brief = await cases.brief(own, asking);
			const material = withMore(withMore(own, "Earlier work", earlier), "Web page", pages);
			const found = `Root cause: ${rootCause}\n\n${foundBlock(searched)}`;
			const { room, said } = roomIn(model, structuring, { text: found });
			const sources = (pages?.sources.length ?? 0).toLocaleString("en");
			await asking.say?.(60, `Weighing the material and ${sources} web pages`);
			const { task, ...rest } = structuring;
			const { shared, near, shown } = questionBlocks(material, { room, about: rootCause, task, brief });
			if (shown.passages < shown.of) await asking.say?.(60, shownText(shown));
			const structure = () =>
				ask(
					model,
					{
						...rest,
						instructions: groundRules,
						given: shared,
						input: [...near, said, task, languageLine(brief)].join("\n\n"),
						...languageCheck(brief.language),
					},
					{ ...asking, say: undefined },
				);
			const answer = asking.step ? await asking.step("structure", structure) : await structure();
			const result = resultOf(answer, searched.unread, citationsOf(material));
			return await doubtFigures(result, (texts) =>
				cases.unknownFigures(own, { texts, research: result }, asking),
			);
		},
	};
}

/** More stands behind the material, so that the case's numbers go on naming what they name. */
function withMore(material: StoredMaterial, kind: string, more: PageMaterial | undefined): StoredMaterial {
	if (!more) return material;
	return {
		...material,
		sources: [
			...material.sources,
			...more.sources.map((each) => ({ ...each, name: `${kind}: ${each.name}` })),
		],
		passages: [...material.passages, ...more.passages],
	};
}

type Searched = NonNullable<ResearchQuestion["searched"]>;

function foundBlock({ texts, unread }: Searched): string {
	const numbered = unread.map(({ title }, index) => `S${index + 1}: ${title}`);
	return [
		...(texts.length > 0 ? ["What the search said:", ...texts] : []),
		...(numbered.length > 0 ? ["Pages that could not be read:", ...numbered] : []),
	].join("\n\n");
}
