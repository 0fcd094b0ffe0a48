import { mostSearchedPages, WebAddress } from "@throughline/domain/consultant/page";
import type { ResearchResult } from "@throughline/domain/consultant/research";
import type { FoundPage, StoredMaterial } from "../../ports/advisors.ts";
import { SearchFailure, type WebSearcher } from "../../ports/web-search-desk.ts";
import { askingOf } from "../../run/asking.ts";
import type { RunPorts } from "../../run/define.ts";
import type { RunTask } from "../../run/task.ts";
import { readSearchRow } from "../../web-search/rows.ts";

type Answer = { pages: FoundPage[]; failure: string | null };

/** What a search of the web was asked, and the best pages that it named. */
export type Searched = { asked: NonNullable<ResearchResult["search"]>; pages: FoundPage[] };

/**
 * Asks the web search that is set up about a root cause; null where none is. After a question that failed no other is
 * asked: the next would fail likewise.
 */
export async function searchWeb(
	task: RunTask,
	{ advisors, searches }: RunPorts,
	material: StoredMaterial,
	rootCause: string,
): Promise<Searched | null> {
	const searcher = searches.searcher(await readSearchRow(task.db));
	if (!searcher) return null;
	const about = await advisors.cases.searchQuestions(material, rootCause, askingOf(task, [3, 5]));
	const answers: Answer[] = [];
	const questions: string[] = [];
	for (const question of about.questions) {
		await task.say(5 + 3 * questions.length, question, "query");
		questions.push(question);
		const answer = await task.step(`search ${question}`, () =>
			ask(task, searcher, { question, language: about.language }),
		);
		answers.push(answer);
		if (answer.failure !== null) break;
	}
	return {
		asked: { service: searcher.name, questions, failure: answers.at(-1)?.failure ?? null },
		pages: bestOf(answers.map(({ pages }) => pages)),
	};
}

async function ask(
	{ signal, log }: RunTask,
	searcher: WebSearcher,
	{ question, language }: { question: string; language: string | null },
): Promise<Answer> {
	try {
		return { pages: await searcher.search(question, language, signal), failure: null };
	} catch (error) {
		if (!(error instanceof SearchFailure)) throw error;
		log.warn({ service: searcher.name, err: error.cause }, "the web was not searched");
		return { pages: [], failure: error.message };
	}
}

/** Dampens how much a first place counts over a second: Cormack et al., Reciprocal Rank Fusion, SIGIR 2009. */
const fusion = 60;

/** The pages that stand highest in all answers together, each once. */
function bestOf(answers: readonly (readonly FoundPage[])[]): FoundPage[] {
	const found = new Map<string, { page: FoundPage; worth: number }>();
	for (const pages of answers) {
		for (const [rank, { url: named, title }] of pages.entries()) {
			const { data: url } = WebAddress.safeParse(named);
			if (!url) continue;
			const { page = { url, title }, worth = 0 } = found.get(url) ?? {};
			found.set(url, { page, worth: worth + 1 / (fusion + rank + 1) });
		}
	}
	return [...found.values()]
		.sort((one, other) => other.worth - one.worth)
		.slice(0, mostSearchedPages)
		.map(({ page }) => page);
}
