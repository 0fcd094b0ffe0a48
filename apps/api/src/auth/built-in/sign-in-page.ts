import { escapeHtml, page } from "../page.ts";
import { builtInPeople } from "./people.ts";

/** The page with one button for each role. `action` is the interaction's own address. */
export function signInPage(action: string): string {
	const choices = builtInPeople.map(({ subject, role, givenName, familyName, mayDo }, index) => {
		return `<li><form method="post" action="${escapeHtml(`${action}/${subject}`)}">
<button class="button${index === 0 ? " first" : ""}" type="submit" aria-describedby="${subject}-hint">Continue as ${role}</button>
<p class="hint" id="${subject}-hint">${escapeHtml(`${givenName} ${familyName}. ${mayDo}`)}</p>
</form></li>`;
	});
	return page(
		"Sign in",
		`<h1>Sign in on this machine</h1>
<p class="lead">Choose as whom you want to work. You can sign out and choose again at any time.</p>
<ul>
${choices.join("\n")}
</ul>
<p class="note">This built-in sign-in serves one machine and asks for no password. A team connects its own identity provider.</p>`,
	);
}
