import { currencies } from "@throughline/domain/value/currency-codes";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { useEffect } from "react";
import { trpc } from "../../api/client.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { PrintedHead } from "../../workspace/program/printed-head.tsx";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { PortfolioBoard } from "./portfolio-board.tsx";
import { PortfolioWindows } from "./portfolio-windows.tsx";
import { portfolioView } from "./view.ts";

/** All programs, with what they are judged by. */
export function PortfolioView() {
	const currency = useKnownCurrency();
	// What is shown stays while the amounts in another currency are on their way.
	const programs = trpc.portfolio.programs.useQuery({ currency }, { placeholderData: (before) => before });
	const portfolios = trpc.portfolio.list.useQuery();
	return (
		<div className="@container space-y-4">
			<PrintedHead>Portfolio</PrintedHead>
			{programs.data && portfolios.data ? (
				<>
					<PortfolioBoard programs={programs.data} portfolios={portfolios.data} />
					<PortfolioWindows programs={programs.data} portfolios={portfolios.data} />
				</>
			) : programs.isError || portfolios.isError ? (
				<ViewFailure
					message="Failed to load the portfolio. Please try refreshing the page."
					query={programs.isError ? programs : portfolios}
				/>
			) : (
				<PortfolioSkeleton />
			)}
		</div>
	);
}

/** The currency that the address names; what is none leaves the address. The list of all is too long for the first page. */
function useKnownCurrency(): string | undefined {
	const {
		search: { currency },
		change,
	} = useViewSearch(portfolioView);
	const isUnknown = currency !== undefined && !currencies.includes(currency);
	useEffect(() => {
		if (isUnknown) change({ currency: undefined });
	}, [isUnknown, change]);
	return isUnknown ? undefined : currency;
}

function PortfolioSkeleton() {
	return (
		<SkeletonRegion label="Loading the portfolio" className="space-y-4">
			<Skeleton className="h-8 w-full max-w-120" />
			<div className="grid grid-cols-2 gap-3 @3xl:grid-cols-4">
				{["one", "two", "three", "four"].map((key) => (
					<Skeleton key={key} className="h-23 rounded-card!" />
				))}
			</div>
			<Skeleton className="h-120 rounded-card!" />
		</SkeletonRegion>
	);
}
