import {useId, useState} from 'react'
import type {LandingBlock} from '@app/commerce/content/category-landing'
import {isCategoryLanding} from '@app/domain/catalogue/listing-page'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Link} from '@app/routing/links/link'
import {Banner} from '@app/ui/content/banner'
import {LinkList} from '@app/ui/content/link-list'
import {RichText} from '@app/ui/typography/rich-text'
import type {Listing} from '../listing'

type BannerBlock = Extract<LandingBlock, {type: 'banner'}>

/** The editors' content around a category: one banner above its products, and the rest below them. */
export type Landing = {above: BannerBlock | null; below: readonly LandingBlock[]}

const emptyLanding: Landing = {above: null, below: []}

/**
 * The landing content of a category without filters. Nothing is inserted above products that are already shown: what
 * arrives later, or after a filter was removed, is shown below them.
 */
export const useLanding = (
    {state}: Pick<Listing, 'state'>,
    landing: Loadable<LandingBlock[]>
): Landing => {
    const blocks = landing.state === 'ready' && isCategoryLanding(state) ? landing.value : []
    const [first, ...others] = blocks
    const path = state.path.join('/')
    const [known, setKnown] = useState({path, inTime: first !== undefined})
    const inTime = (known.path !== path || known.inTime) && first !== undefined
    if (known.path !== path || known.inTime !== inTime) setKnown({path, inTime})
    if (first === undefined) return emptyLanding
    return inTime && first.type === 'banner'
        ? {above: first, below: others}
        : {above: null, below: blocks}
}

/** The opening of a category: a few words and a link, small and without a picture, as products come first. */
export const LandingBanner = ({banner}: {banner: NonNullable<Landing['above']>}) => {
    const headingId = useId()
    const {heading, text, action} = banner
    return (
        <section className="landing" aria-labelledby={headingId}>
            <h2 id={headingId}>{heading}</h2>
            <p>
                {text} {action ? <Link to={action.href}>{action.label}</Link> : null}
            </p>
        </section>
    )
}

const LandingPart = ({block}: {block: LandingBlock}) => {
    switch (block.type) {
        case 'banner':
            return <Banner {...block} />
        case 'rich-text':
            return <RichText html={block.html} />
        case 'link-list':
            return <LinkList {...block} />
    }
}

/** The other landing content of a category, below its products [CONTENT-001]. */
export const LandingBlocks = ({blocks}: {blocks: readonly LandingBlock[]}) => (
    <>
        {blocks.map((block, index) => (
            <LandingPart key={index} block={block} />
        ))}
    </>
)
