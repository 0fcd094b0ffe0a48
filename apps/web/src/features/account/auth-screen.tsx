import { getRouteApi } from "@tanstack/react-router";
import { signInErrorSentence } from "@throughline/domain/account/sign-in-error";
import { Button } from "@throughline/ui/button";
import { useEffect, useState } from "react";
import { signIn } from "../../api/session/sign-in.ts";
import { BrandMark } from "../../brand/brand-mark.tsx";
import { Thread } from "../../brand/thread.tsx";
import { useDocumentTitle } from "../../browser/document-title.ts";

const route = getRouteApi("/auth");

/** The public sign-in page. */
export function AuthScreen() {
	const { returnTo, error } = route.useSearch();
	useDocumentTitle("Sign in");
	const failure = signInErrorSentence(error);
	const [leaving, setLeaving] = useLeaving();
	return (
		<div className="grid min-h-dvh lg:grid-cols-[minmax(26rem,5fr)_6fr]">
			<main className="flex flex-col justify-center px-6 py-12 sm:px-12 lg:px-16">
				<div className="mx-auto w-full max-w-sm">
					<div className="flex items-center gap-3">
						<BrandMark size={40} />
						<p>
							<span className="block text-title font-semibold text-ink-strong">Throughline</span>
							<span className="block text-table text-ink-muted">Strategic EPM</span>
						</p>
					</div>
					<h1 className="mt-12 text-display font-semibold">Sign in to your portfolio</h1>
					<p className="mt-2 text-pretty text-lead text-ink-muted">
						Throughline turns a strategic idea into a governed program and keeps the line between them
						unbroken.
					</p>
					{failure && (
						<p role="alert" className="mt-6 rounded-lg bg-critical-soft px-3.5 py-3 text-table text-critical">
							{failure}
						</p>
					)}
					<Button
						variant="primary"
						size="lg"
						className="mt-8 w-full"
						loading={leaving}
						onClick={() => {
							setLeaving(true);
							signIn(returnTo);
						}}
					>
						Sign in
					</Button>
					<p className="mt-3 text-center text-table text-ink-muted">
						{returnTo
							? "You come back to the page you asked for."
							: "You continue at your identity provider."}
					</p>
				</div>
			</main>
			<aside
				aria-label="What Throughline does"
				className="flex items-center justify-center border-line bg-accent-soft px-6 py-12 max-lg:border-t sm:px-12 lg:border-l"
			>
				<Thread />
			</aside>
		</div>
	);
}

/** Whether the browser is on its way to the provider; not any more when the person comes back by the back button. */
function useLeaving() {
	const [leaving, setLeaving] = useState(false);
	useEffect(() => {
		const onShow = () => setLeaving(false);
		window.addEventListener("pageshow", onShow);
		return () => window.removeEventListener("pageshow", onShow);
	}, []);
	return [leaving, setLeaving] as const;
}
