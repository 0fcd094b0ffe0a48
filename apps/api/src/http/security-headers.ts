import type { Config } from "../config.ts";

/** The security headers of every answer, put together once. OWASP Secure Headers Project. */
export function securityHeaders({
	publicUrl,
	hstsIncludeSubDomains,
}: Pick<Config, "publicUrl" | "hstsIncludeSubDomains">): Record<string, string> {
	const https = publicUrl.protocol === "https:";
	const policy = [
		"default-src 'self'",
		"script-src 'self'",
		// Overlays place themselves by style attributes and one injected rule.
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob: https:",
		"font-src 'self'",
		"connect-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
		...(https ? ["upgrade-insecure-requests"] : []),
	];
	return {
		"content-security-policy": policy.join(";"),
		"cross-origin-resource-policy": "same-origin",
		"referrer-policy": "same-origin",
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
		// On plain http these earn a browser warning, and no protection.
		...(https && {
			"strict-transport-security": `max-age=31536000${hstsIncludeSubDomains ? "; includeSubDomains" : ""}`,
			"cross-origin-opener-policy": "same-origin",
			"origin-agent-cluster": "?1",
		}),
	};
}
