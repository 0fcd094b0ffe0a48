import { readFile } from "node:fs/promises";
import type { Decision } from "@throughline/domain/consultant/decision";

/** A person who takes an idea to a program over REST, with a token. */
export type Strategist = ReturnType<typeof createStrategist>;

const base = "/api/strategic-consultant";
const whysPath = [
	"Pickers walk and search for 38 percent of their shift",
	"The stock in the system is wrong",
	"Nobody books the returns on the day they arrive",
];
const rootCause = whysPath[2] ?? "";

/** A text with causes, amounts and a contradiction. Each is another one, so that nothing is found in the last one's. */
const memo = (number: number) => `Late orders in Kassel, report ${number}

In the last quarter 14 percent of our orders left the Kassel warehouse late, and two key accounts threaten to leave.

Orders are late because pickers walk and search for 38 percent of their shift. Pickers search because the stock in the system is wrong. The stock is wrong because nobody books the returns on the day they arrive.

Overtime rose to $310,000 a year, mainly due to nine open positions. The controlling report says that 6 percent of our orders left the Kassel warehouse late in the last quarter.`;

const files = ["board-memo.docx", "loss-register.xlsx", "market-study.pdf"];
/** How many files are put into a session. */
export const fileCount = files.length;

export function createStrategist(url: string, token: string) {
	async function call<T>(path: string, body?: object): Promise<T> {
		const answer = await fetch(`${url}${base}${path}`, {
			method: body ? "POST" : "GET",
			headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
			...(body && { body: JSON.stringify(body) }),
		});
		const text = await answer.text();
		if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
		return JSON.parse(text) as T;
	}

	return {
		call,
		/** Puts files into a session; they are read after the answer. */
		async upload(sessionId: string): Promise<unknown> {
			const form = new FormData();
			form.set("sessionId", sessionId);
			for (const name of files) {
				const content = await readFile(new URL(`../../fixtures/${name}`, import.meta.url));
				form.append("file", new Blob([content]), name);
			}
			const answer = await fetch(`${url}${base}/analyze`, {
				method: "POST",
				headers: { authorization: `Bearer ${token}`, prefer: "respond-async" },
				body: form,
			});
			if (!answer.ok) throw new Error(`/analyze answered ${answer.status}: ${await answer.text()}`);
			return await answer.json();
		},
		/** A session whose root cause is settled; its first version is analysed. */
		async settled(number: number): Promise<string> {
			const sessionId = `strategy_${Date.now()}_walk${number}`;
			await call("/analyze", { text: memo(number), sessionId });
			await call("/whys-tree/finalize", { sessionId, selectedPath: whysPath, rootCause });
			return sessionId;
		},
		/** The same, with the first option of each decision chosen. */
		async decided(number: number): Promise<string> {
			const sessionId = await this.settled(number);
			const { decisions } = await call<{ decisions: Decision[] }>(`/versions/${sessionId}/1`);
			const chosen = decisions.map(({ id, options }) => [id, options[0]?.id]);
			const selectedDecisions = Object.fromEntries(chosen);
			await call("/decisions/select", { sessionId, versionNumber: 1, selectedDecisions });
			return sessionId;
		},
		/** The same, with a plan. */
		async planned(number: number): Promise<string> {
			const sessionId = await this.decided(number);
			await this.convert(sessionId);
			return sessionId;
		},
		research: (sessionId: string) => call("/research/start", { sessionId }),
		convert: (sessionId: string) => call("/convert-to-epm", { sessionId, versionNumber: 1 }),
		integrate: (sessionId: string) => call(`/integrate/${sessionId}/1`, {}),
	};
}
