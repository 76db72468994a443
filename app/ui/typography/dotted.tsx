/**
 * Short facts in one line, with dots between them. Each fact holds together, and its dot is hidden where the fact begins
 * a line, so that no line begins or ends with one.
 */
export const Dotted = ({facts, className}: {facts: readonly string[]; className: string}) => (
    <p className={`dotted ${className}`}>
        {facts.map((fact, index) => (
            <span key={fact}>
                {index > 0 ? <i> · </i> : null}
                {fact}
            </span>
        ))}
    </p>
)
