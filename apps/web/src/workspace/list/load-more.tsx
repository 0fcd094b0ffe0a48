import { Button } from "@throughline/ui/button";

type LoadMoreProps = {
	/** A list that comes in pages. */
	pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
	className?: string;
};

/** The way to the next page of a list, while there is one. */
export function LoadMore({ pages, className }: LoadMoreProps) {
	if (!pages.hasNextPage) return null;
	return (
		<div className={className}>
			<Button
				variant="ghost"
				size="sm"
				loading={pages.isFetchingNextPage}
				onClick={() => void pages.fetchNextPage()}
			>
				Load more
			</Button>
		</div>
	);
}
