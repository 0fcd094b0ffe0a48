/** The product's mark: one line through four dots. */
export function BrandMark({ size = 28, className }: { size?: number; className?: string }) {
	return (
		<svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={className}>
			<rect width="32" height="32" rx="7.5" className="fill-accent" />
			<path
				d="M7 23.5C10 23.5 9.8 13.5 13 13.5S15.8 19 19 19s3-10.5 6-10.5"
				className="fill-none stroke-on-accent"
				strokeWidth="2"
				strokeLinecap="round"
			/>
			<g className="fill-on-accent">
				<circle cx="7" cy="23.5" r="2.6" />
				<circle cx="13" cy="13.5" r="2.6" />
				<circle cx="19" cy="19" r="2.6" />
				<circle cx="25" cy="8.5" r="2.6" />
			</g>
		</svg>
	);
}
