import { Link } from "@tanstack/react-router";
import type { Portfolio, PortfolioProgram } from "@throughline/domain/portfolio";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { FolderKanban, SearchX } from "lucide-react";
import { Suspense, useCallback, useDeferredValue, useMemo } from "react";
import { useMediaQuery } from "../../browser/use-media-query.ts";
import { useTypedWords } from "../../browser/use-typed-words.ts";
import { lazyPart } from "../../workspace/lazy-part.ts";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { ProgramCards } from "./cards/program-cards.tsx";
import { HealthCards } from "./health-cards.tsx";
import { MoneyStrip } from "./money-strip.tsx";
import { ofHealth, type PortfolioSearch, programsOf, worstFirst } from "./portfolio-search.ts";
import { PortfolioToolbar } from "./portfolio-toolbar.tsx";
import { RatesNote } from "./rates/rates-note.tsx";
import { PortfolioTable } from "./table/portfolio-table.tsx";
import { portfolioView } from "./view.ts";

const ValueAgainstRisk = lazyPart(() => import("./picture/value-against-risk.tsx"), "ValueAgainstRisk");

const Roadmap = lazyPart(() => import("./roadmap/roadmap.tsx"), "Roadmap");

type PortfolioBoardProps = { programs: readonly PortfolioProgram[]; portfolios: readonly Portfolio[] };

const noFilters: PortfolioSearch = {
	q: undefined,
	portfolio: undefined,
	status: undefined,
	health: undefined,
};

/** The programs that the address asks for, as it asks for them. */
export function PortfolioBoard({ programs, portfolios }: PortfolioBoardProps) {
	const { search, change } = useViewSearch(portfolioView);
	const searchWords = useCallback((q: string | undefined) => change({ q }), [change]);
	const [words, setWords] = useTypedWords(search.q ?? "", searchWords);
	// What is typed is shown first, what it finds after it.
	const wanted = useDeferredValue(words);
	const roomy = useMediaQuery("(min-width: 48rem)");
	const { portfolio, status, health, display = roomy ? "table" : "cards" } = search;
	const found = useMemo(
		() => programsOf(programs, { q: wanted, portfolio, status }),
		[programs, wanted, portfolio, status],
	);
	const shown = useMemo(() => ofHealth(found, health), [found, health]);
	const clear = () => {
		setWords("");
		change(noFilters);
	};
	if (programs.length === 0) return <NoPrograms />;
	return (
		<>
			<PortfolioToolbar
				programs={programs}
				portfolios={portfolios}
				display={display}
				shown={shown.length}
				words={words}
				onWords={setWords}
			/>
			<HealthCards programs={found} chosen={health} onChoose={(next) => change({ health: next })} />
			<MoneyStrip programs={shown} wanted={search.currency ?? null} />
			<RatesNote programs={shown} wanted={search.currency ?? null} />
			{shown.length === 0 ? (
				<Card>
					<EmptyState
						icon={<SearchX size={20} />}
						message="No program matches these filters."
						action={<Button onClick={clear}>Clear filters</Button>}
					/>
				</Card>
			) : (
				<Suspense fallback={<Arriving />}>
					<Shown
						programs={shown}
						portfolios={portfolios}
						display={display}
						wanted={search.currency ?? null}
					/>
				</Suspense>
			)}
		</>
	);
}

type ShownProps = PortfolioBoardProps & {
	display: NonNullable<PortfolioSearch["display"]>;
	/** The currency in which amounts are wanted; null: each in its own. */
	wanted: string | null;
};

function Shown({ programs, portfolios, display, wanted }: ShownProps) {
	const urgent = useMemo(() => worstFirst(programs), [programs]);
	switch (display) {
		case "cards":
			return <ProgramCards programs={urgent} portfolios={portfolios} wanted={wanted} />;
		case "roadmap":
			return <Roadmap programs={programs} portfolios={portfolios} wanted={wanted} />;
		case "picture":
			return <ValueAgainstRisk programs={programs} wanted={wanted} />;
		default:
			return <PortfolioTable programs={urgent} portfolios={portfolios} />;
	}
}

function Arriving() {
	return (
		<SkeletonRegion label="Loading the programs">
			<Skeleton className="h-120 rounded-card!" />
		</SkeletonRegion>
	);
}

function NoPrograms() {
	return (
		<Card>
			<EmptyState
				icon={<FolderKanban size={20} />}
				title="No programs yet"
				level={2}
				message="Each program shows here how it does, from its first task on."
				action={
					<Link to="/programs" className="font-medium text-accent-text hover:underline">
						Go to Programs
					</Link>
				}
			/>
		</Card>
	);
}
