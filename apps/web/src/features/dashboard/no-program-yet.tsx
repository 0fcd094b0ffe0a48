import { Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { ArrowRight } from "lucide-react";
import { useAllowed } from "../../api/session/user.ts";
import { BrandMark } from "../../brand/brand-mark.tsx";
import { CapabilityList } from "../../brand/capability-list.tsx";

/** The dashboard without a program to show: what the product can do, and where to start. */
export function NoProgramYet() {
	const mayWrite = useAllowed("write");
	return (
		<Card as="section" aria-labelledby="no-program-title" className="mx-auto max-w-4xl p-6 sm:p-10">
			<div className="flex flex-col items-center text-center">
				<BrandMark size={40} />
				<h2 id="no-program-title" className="mt-4 text-display font-semibold">
					From an idea to a governed program
				</h2>
				<p className="mt-2 max-w-[60ch] text-pretty text-body text-ink-muted">
					There is no program to show yet.{" "}
					{mayWrite
						? "Start with a business idea or a strategy document, or create a program under Programs."
						: "As soon as somebody creates one, you will find it here."}
				</p>
			</div>
			<CapabilityList className="my-8 @container" />
			<div className="flex flex-wrap justify-center gap-3">
				<Button asChild variant="primary" size="lg">
					<Link to="/strategic-consultant/input">
						Get Started
						<ArrowRight size={16} aria-hidden="true" />
					</Link>
				</Button>
				<Button asChild size="lg">
					<Link to="/programs">Programs</Link>
				</Button>
			</div>
		</Card>
	);
}
