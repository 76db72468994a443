import type {brand} from '@app/brand'

/** A house whose roof points the way, and the name in one even line. Decorative: its link carries the name. */
const Drawing = () => (
    <svg className="logo" viewBox="0 0 185 40" aria-hidden="true" focusable="false">
        <path
            fill="currentColor"
            d="M9 21.5 20 12l11 9.5V34a2.5 2.5 0 0 1-2.5 2.5h-5v-8a3.5 3.5 0 0 0-7 0v8h-5A2.5 2.5 0 0 1 9 34z"
        />
        <path
            fill="none"
            stroke="var(--c-accent)"
            strokeWidth="4.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            d="M4.5 18.5 20 5l15.5 13.5"
        />
        <path
            fill="none"
            stroke="currentColor"
            strokeWidth="3.4"
            strokeLinecap="round"
            strokeLinejoin="round"
            d="M48 10v20.5M59.5 10v20.5M48 20h11.5M65.1 24.3a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0M82.9 18v12.5M82.9 22.4a4.3 4.3 0 0 1 8.6 0v8.1m0-8.1a4.3 4.3 0 0 1 8.6 0v8.1M105.5 24.3h12.4a6.2 6.2 0 1 0-1.9 4.5M122.5 18l4 12.5 4-12 4 12 4-12.5M143.1 24.3a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0M155.5 18v12.5M160.9 18v12.5M160.9 23.6a5.6 5.6 0 0 1 5.4-5.5M169.9 24.3a6.2 6.2 0 1 0 12.4 0a6.2 6.2 0 1 0-12.4 0M182.3 10v20.5"
        />
    </svg>
)

/** The drawing of Homeward's name, or the name of a site that has none. */
export const Logo = ({of: {name, logo}}: {of: typeof brand}) =>
    logo === 'name' ? <span className="logo">{name}</span> : <Drawing />
