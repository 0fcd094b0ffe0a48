import { Link } from "@tanstack/react-router";
import type { ResearchResult } from "@throughline/domain/consultant/research";
import { trpc } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";

/** What the web search was asked in a research, and what is asked or lacking next time. */
export function SearchNote({ search }: { search: ResearchResult["search"] }) {
	const { data: service } = trpc.webSearch.service.useQuery();
	if (search) {
		const { questions, failure } = search;
		return (
			<div className="text-table text-ink-muted">
				<details>
					<summary className="cursor-pointer">
						{search.service} was asked {questions.length} {questions.length === 1 ? "question" : "questions"}
					</summary>
					<ol className="mt-1 list-decimal space-y-0.5 pl-6 [overflow-wrap:anywhere]">
						{questions.map((question) => (
							<li key={question}>{question}</li>
						))}
					</ol>
				</details>
				{failure !== null && (
					<p className="mt-1 text-pretty text-critical">
						<span className="font-medium">The search stopped:</span> {failure}
					</p>
				)}
			</div>
		);
	}
	if (!service) return null;
	return (
		<p className="text-pretty text-table text-ink-muted">
			{service.name === null ? <NotSetUp /> : `The next research asks ${service.name} for pages, too.`}
		</p>
	);
}

function NotSetUp() {
	const isAdmin = useAllowed("administer");
	if (!isAdmin) return "No web search is set up: an Admin can choose one under Settings → AI providers.";
	return (
		<>
			No web search is set up: choose one under{" "}
			<Link
				to="."
				search={(search) => ({ ...search, settings: "ai-providers" as const })}
				className="rounded-sm font-medium text-accent-text underline"
			>
				Settings → AI providers
			</Link>
			.
		</>
	);
}
