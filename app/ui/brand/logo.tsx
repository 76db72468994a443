import {brand} from '@app/brand'

/** The shop's name as its logo; a retailer puts its own at overrides/app/ui/brand/logo.tsx. */
export const Logo = () => <span className="logo">{brand.name}</span>
