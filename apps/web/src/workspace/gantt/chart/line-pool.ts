/** What shows one line, whichever it is told to. */
export type LineView = { root: HTMLElement; show: (index: number) => void };

/** A line that is in sight: who it is, and where. */
export type WantedLine = { id: string; index: number };

/**
 * As many views as lines are in sight. A line that comes into sight takes over the view of one that left, so that
 * scrolling makes and removes no elements. A line keeps its view, and so its focus, wherever it moves to.
 */
export class LinePool<View extends LineView> {
	readonly #create: () => View;
	readonly #shown = new Map<string, View>();
	readonly #spare: View[] = [];

	constructor(create: () => View) {
		this.#create = create;
	}

	/** Shows exactly these lines; `anew` shows again those that it shows already. */
	show(wanted: readonly WantedLine[], anew: boolean): void {
		const keep = new Set(wanted.map(({ id }) => id));
		for (const [id, view] of this.#shown) {
			if (keep.has(id)) continue;
			this.#shown.delete(id);
			this.#spare.push(view);
		}
		for (const { id, index } of wanted) {
			const current = this.#shown.get(id);
			if (current) {
				if (anew) current.show(index);
				continue;
			}
			const view = this.#spare.pop() ?? this.#create();
			this.#shown.set(id, view);
			view.root.hidden = false;
			view.show(index);
		}
		for (const view of this.#spare) view.root.hidden = true;
	}

	/** Does something with each view that shows a line. */
	each(act: (view: View) => void): void {
		for (const view of this.#shown.values()) act(view);
	}

	/** The view of a line, while it is in sight. */
	of(id: string): View | undefined {
		return this.#shown.get(id);
	}

	/**
	 * Brings the elements into the order of the lines, for who reads them one after the other. The one that holds
	 * the focus stays where it is, because moving it would lose the focus: the others are put around it.
	 */
	sort(wanted: readonly WantedLine[]): void {
		let next: Element | null = null;
		for (const { id } of wanted.toReversed()) {
			const root = this.#shown.get(id)?.root;
			if (!root) continue;
			if (root.nextElementSibling !== next && !root.contains(document.activeElement)) {
				root.parentElement?.insertBefore(root, next);
			}
			next = root;
		}
	}
}
