import {
	mostAddresses,
	type ResearchAddresses,
	type ResearchPage,
	tooManyAddresses,
	WebAddress,
} from "@throughline/domain/consultant/page";
import type { ResearchResult } from "@throughline/domain/consultant/research";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { Field } from "@throughline/ui/field";
import { Textarea } from "@throughline/ui/textarea";
import { toast } from "@throughline/ui/toast";
import { type FormEvent, useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { ExternalLink } from "../../../workspace/external-link.tsx";
import { SourceLink } from "../../../workspace/source/quote-text.tsx";
import { ChangedMeanwhile } from "../case/changed-meanwhile.tsx";
import { useBasis } from "../case/use-basis.ts";
import { keepStrategy, useKept } from "../stored-strategy.ts";
import { useMayChange } from "../use-may-change.ts";
import { SearchNote } from "./search-note.tsx";

type WebPagesProps = {
	sessionId: string;
	/** What became of the pages in the research that is shown. */
	pages: readonly ResearchPage[];
	/** What the web search was asked in it. */
	search?: ResearchResult["search"];
	/** Does the research once more; null where it may not be done now. */
	again: (() => void) | null;
};

/** The web pages that a person wants the research to read, and what became of them. */
export function WebPages({ sessionId, pages, search, again }: WebPagesProps) {
	const mayChange = useMayChange(sessionId);
	const { data } = trpc.consultant.research.addresses.useQuery({ sessionId });
	if (!data || (data.addresses.length === 0 && pages.length === 0 && !mayChange)) return null;
	const read = new Set(pages.map(({ address }) => address));
	const waiting = data.addresses.filter((address) => !read.has(address));
	return (
		<Card as="section" aria-labelledby="web-pages-title" data-print={pages.length === 0 ? "hide" : undefined}>
			<CardHeader title="Web pages" titleId="web-pages-title" level={3} />
			<CardBody className="space-y-4">
				{(pages.length > 0 || waiting.length > 0) && (
					<ul className="divide-y divide-line-subtle">
						{pages.map((page) => (
							<PageEntry key={page.address} page={page} />
						))}
						{waiting.map((address) => (
							<Entry key={address} address={address}>
								<Badge size="sm" icon={null}>
									Read with the next research
								</Badge>
							</Entry>
						))}
					</ul>
				)}
				<SearchNote search={search} />
				{mayChange && <AddressForm sessionId={sessionId} stored={data} again={again} />}
			</CardBody>
		</Card>
	);
}

function PageEntry({ page: { address, by, title, documentId, failure } }: { page: ResearchPage }) {
	return (
		<Entry address={address} title={title}>
			{by === "search" && (
				<Badge size="sm" icon={null}>
					Found by search
				</Badge>
			)}
			{documentId && <SourceLink documentId={documentId} what={title ?? address} label="View snapshot" />}
			{failure && (
				<span className="min-w-0 text-pretty text-critical">
					<span className="font-medium">Not read:</span> {failure.message}
				</span>
			)}
		</Entry>
	);
}

type EntryProps = { address: string; title?: string | null; children: React.ReactNode };

function Entry({ address, title, children }: EntryProps) {
	return (
		<li className="space-y-1 py-2 text-table">
			{title && <p className="break-words font-medium text-ink">{title}</p>}
			<ExternalLink href={address} className="max-w-full break-all text-ink-muted">
				{address}
			</ExternalLink>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption">{children}</div>
		</li>
	);
}

type AddressFormProps = Pick<WebPagesProps, "sessionId" | "again"> & { stored: ResearchAddresses };

/** The addresses, one a line. What was typed stays in this browser until it is saved. */
function AddressForm({ sessionId, stored, again }: AddressFormProps) {
	const lines = stored.addresses.join("\n");
	const { addressDraft: draft = lines } = useKept(sessionId);
	const [mistake, setMistake] = useState<string | null>(null);
	const basis = useBasis(stored.version, lines);
	const change = trpc.consultant.research.changeAddresses.useMutation();
	const keep = (text: string | undefined) => keepStrategy(sessionId, { addressDraft: text });

	async function save(): Promise<boolean> {
		const { addresses, mistake: found } = readLines(draft);
		setMistake(found);
		if (found !== null) return false;
		try {
			await change.mutateAsync({ sessionId, addresses, version: basis.version });
			keep(undefined);
			return true;
		} catch (error) {
			basis.refuse();
			toast({
				title: "Failed to save the web pages",
				description: toApiError(error).sentence,
				variant: "destructive",
			});
			return false;
		}
	}

	const send = async (event: FormEvent, thenResearch: boolean) => {
		event.preventDefault();
		if ((await save()) && thenResearch) again?.();
	};
	const isSaved = draft === lines;
	return (
		<form onSubmit={(event) => void send(event, false)} className="max-w-prose space-y-2.5">
			{basis.theirs && <ChangedMeanwhile>{lines || "No web pages"}</ChangedMeanwhile>}
			<Field
				label="Pages that the research reads beside your material"
				hint={`One public address a line, at most ${mostAddresses}. The server opens each page as any visitor sees it and keeps a copy of its text with this strategy.`}
				error={mistake}
			>
				<Textarea
					rows={2}
					value={draft}
					spellCheck={false}
					inputMode="url"
					placeholder="https://"
					onValueChange={keep}
				/>
			</Field>
			<div className="flex flex-wrap gap-2">
				<Button size="sm" type="submit" disabled={isSaved} loading={change.isPending}>
					Save pages
				</Button>
				{again && (
					<Button size="sm" variant="ghost" disabled={isSaved} onClick={(event) => void send(event, true)}>
						Save and research again
					</Button>
				)}
			</div>
		</form>
	);
}

/** The addresses of a text, and what is wrong with the first line that is none. */
function readLines(text: string): { addresses: string[]; mistake: string | null } {
	const lines = text.split("\n").map((line) => line.trim());
	const read = lines.map((line) => (line === "" ? null : WebAddress.safeParse(line)));
	const wrong = read.findIndex((each) => each?.success === false);
	const issue = read[wrong]?.error?.issues[0]?.message;
	const addresses = [...new Set(read.flatMap((each) => each?.data ?? []))];
	const many = addresses.length > mostAddresses ? tooManyAddresses : null;
	return { addresses, mistake: issue ? `Line ${wrong + 1}: ${issue}` : many };
}
