import loadable from '@loadable/component'
import {type MouseEvent, useRef, useState} from 'react'
import {useIntl} from 'react-intl'
import type {Facet} from '@app/commerce/search/product-search'
import {fixedFilters} from '@app/domain/catalogue/listing-page'
import {buttonClass} from '@app/ui/button/button'
import {Icon} from '@app/ui/picture/icon'
import type {Listing} from '../listing'
import {messages} from '../messages'
import {Facets, type ListingFiltersProps} from './facets'

/** The filters that can be chosen; those that define the listing are left out. */
export const openFacets = ({state}: Listing, facets: readonly Facet[]): Facet[] => {
    const fixed: string[] = fixedFilters(state)
    return facets.filter(({key}) => !fixed.includes(key))
}

const FilterSheet = loadable(() => import('./filter-sheet'), {
    resolveComponent: (module: typeof import('./filter-sheet')) => module.FilterSheet,
    ssr: false
})

const preload = () => void FilterSheet.load().catch(() => undefined)

/**
 * All filters that can be chosen. On narrow screens a button opens them as a sheet over the products; its code is
 * loaded when the button is pointed at. Without script, or if the sheet cannot be loaded, the button is the disclosure
 * in front of the panel with the same filters: a style sheet could not keep a panel inside of it open on wide screens.
 */
export const ListingFilters = ({total, ...props}: ListingFiltersProps) => {
    const {formatMessage} = useIntl()
    const [isOpen, setOpen] = useState(false)
    const toggle = useRef<HTMLDetailsElement>(null)
    const {listing, facets} = props
    const count = Object.values(listing.state.refinements).flat().length
    const openSheet = (event: MouseEvent) => {
        const {current} = toggle
        if (current?.open) return
        event.preventDefault()
        FilterSheet.load().then(
            () => setOpen(true),
            () => current?.setAttribute('open', '')
        )
    }
    if (facets.length === 0) return null
    return (
        <>
            <details ref={toggle} className="listing__toggle">
                <summary
                    className={buttonClass('secondary', true)}
                    onPointerEnter={preload}
                    onFocus={preload}
                    onClick={openSheet}
                >
                    <Icon name="filter" /> {formatMessage(messages.filtersChosen, {count})}
                </summary>
            </details>
            <section className="listing__filters" aria-label={formatMessage(messages.filters)}>
                <Facets {...props} />
            </section>
            {isOpen ? (
                <FilterSheet
                    {...props}
                    total={total}
                    onClose={() => setOpen(false)}
                    focusAfter={() => toggle.current?.querySelector('summary') ?? null}
                />
            ) : null}
        </>
    )
}
