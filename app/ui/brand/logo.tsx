import type {brand} from '@app/brand'

/** The shop's name as its logo; a retailer puts its own at overrides/app/ui/brand/logo.tsx. */
export const Logo = ({of: {name}}: {of: typeof brand}) => <span className="logo">{name}</span>
