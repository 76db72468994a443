import {brand} from '@app/brand'

/** The shop's name as its mark; a retailer draws its own at overrides/app/ui/brand/logo.tsx. */
export const Logo = () => <span className="logo">{brand.name}</span>
