import loadable from '@loadable/component'
import {type ComponentType, memo, type ReactNode} from 'react'
import {type Category, trailToId} from '@app/commerce/categories/category'
import type {Block, BlockOf} from '@app/commerce/content/blocks'
import {emitShopEvent} from '@app/commerce/session/shop-event'
import type {Offer} from '@app/domain/basket/offers'
import {categoryHref} from '@app/domain/catalogue/listing-address'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {useVideoAddress} from '@app/routing/route/video-player'
import {Skeleton} from '@app/ui/async/skeleton'
import {Banner} from '@app/ui/content/banner'
import {ContactTile} from '@app/ui/content/tiles/contact-tile'
import {Hero} from '@app/ui/content/hero'
import {LinkList} from '@app/ui/content/link-list'
import {PromisePoints} from '@app/ui/content/tiles/promise-points'
import {ShopByCategory, type CategoryCard} from '@app/ui/content/tiles/shop-by-category'
import {ProductScroller} from '@app/ui/products/product-scroller'
import {RichText} from '@app/ui/typography/rich-text'
import {firstPicture} from './first-picture'

/** Keeps the place of a block whose code is on its way; the first page of a visit has it already. */
const place = {fallback: <Skeleton height="16rem" />}

// The code of these is loaded only where editors put them.
const DealStrip = loadable(() => import('./deal-strip'), {
    resolveComponent: (module: typeof import('./deal-strip')) => module.DealStrip
})
const GetStarted = loadable(() => import('./get-started'), {
    resolveComponent: (module: typeof import('./get-started')) => module.GetStarted
})
const Carousel = loadable(() => import('@app/ui/content/regions/carousel'), {
    resolveComponent: (module: typeof import('@app/ui/content/regions/carousel')) =>
        module.Carousel,
    ...place
})
const Tabs = loadable(() => import('@app/ui/content/regions/panels'), {
    resolveComponent: (module: typeof import('@app/ui/content/regions/panels')) => module.Tabs,
    ...place
})
const Accordion = loadable(() => import('@app/ui/content/regions/panels'), {
    resolveComponent: (module: typeof import('@app/ui/content/regions/panels')) => module.Accordion,
    ...place
})
const Grid = loadable(() => import('@app/ui/content/regions/grid'), {
    resolveComponent: (module: typeof import('@app/ui/content/regions/grid')) => module.Grid,
    ...place
})
const ImageTile = loadable(() => import('@app/ui/content/tiles/image-tile'), {
    resolveComponent: (module: typeof import('@app/ui/content/tiles/image-tile')) =>
        module.ImageTile,
    ...place
})
const Video = loadable(() => import('@app/ui/content/video'), {
    resolveComponent: (module: typeof import('@app/ui/content/video')) => module.Video,
    ...place
})
const PromoTile = loadable(() => import('./offers'), {
    resolveComponent: (module: typeof import('./offers')) => module.PromoTile,
    ...place
})
const MyOffers = loadable(() => import('./offers'), {
    resolveComponent: (module: typeof import('./offers')) => module.MyOffers
})
const PriceCard = loadable(() => import('@app/ui/content/tiles/price-card'), {
    resolveComponent: (module: typeof import('@app/ui/content/tiles/price-card')) =>
        module.PriceCard,
    ...place
})

/** What blocks are shown with. */
type Around = {
    /** The category tree; blocks name categories by id. */
    categories: readonly Category[]
    frequency: PaymentFrequency
    /** The blocks of the store's own banner page, where the page has a place for them [CONTENT-038]. */
    banner?: readonly Block[]
    /** What the store offers everybody. */
    offers?: readonly Offer[]
    /** What an editor's tools put around each block. */
    frame?: ComponentType<FrameProps> | undefined
}

export type FrameProps = {block: Block; children: ReactNode}

export type ContentBlocksProps = Around & {blocks: readonly Block[]}

type BlockProps<Shown extends Block = Block> = Around & {block: Shown; first: Block | null}

/** The named categories that exist and are shown on landing pages [PLP-018]. */
const cardsOf = (tree: readonly Category[], ids: readonly string[]): CategoryCard[] =>
    ids.flatMap((id) => {
        const category = trailToId(tree, id).at(-1)
        if (!category?.showInLanding) return []
        const {name, path, thumbnail, background} = category
        return [{id, name, to: categoryHref(path), thumbnail, background}]
    })

const Framed = ({frame: Frame, ...framed}: FrameProps & Pick<Around, 'frame'>) =>
    Frame ? <Frame {...framed} /> : <>{framed.children}</>

const Scroller = ({block, frequency}: BlockProps<BlockOf<'product-scroller'>>) => (
    <ProductScroller
        heading={block.heading}
        from={{state: 'ready', value: block.products}}
        frequency={frequency}
        {...(block.more && {more: {label: block.more.label, to: block.more.href}})}
    />
)

const Film = ({block, first}: BlockProps<BlockOf<'video'>>) => (
    <Video {...block} address={useVideoAddress(block.videoId)} eager={block === first} />
)

const Slides = ({block, ...around}: BlockProps<BlockOf<'carousel'>>) => {
    const {blocks, interval, autoplay, ...settings} = block
    return (
        <Carousel {...settings} autoplay={autoplay ? interval : null}>
            {blocks.map((inner, index) => (
                <ContentBlock key={index} block={inner} {...around} />
            ))}
        </Carousel>
    )
}

const Cells = ({block, ...around}: BlockProps<BlockOf<'grid'>>) => (
    <Grid heading={block.heading} layout={block.layout}>
        {block.blocks.map((inner, index) => (
            <ContentBlock key={index} block={inner} {...around} />
        ))}
    </Grid>
)

const Panels = ({block, ...around}: BlockProps<BlockOf<'tabs' | 'accordion'>>) => {
    const panels = block.blocks.flatMap((panel) =>
        panel.type === 'tab' || panel.type === 'accordion-item'
            ? [
                  {
                      label: panel.label,
                      content: (
                          <Framed frame={around.frame} block={panel}>
                              {panel.blocks.map((inner, index) => (
                                  <ContentBlock key={index} block={inner} {...around} />
                              ))}
                          </Framed>
                      )
                  }
              ]
            : []
    )
    return block.type === 'tabs' ? (
        <Tabs heading={block.heading} panels={panels} />
    ) : (
        <Accordion heading={block.heading} panels={panels} several={block.several} />
    )
}

type Shown = {[Name in Block['type']]: (props: BlockProps<BlockOf<Name>>) => JSX.Element | null}

const nothing = () => null
const noOffers: readonly Offer[] = []

/** How each type of block is shown. */
const shown: Shown = {
    hero: ({block, first}) => <Hero {...block} eager={block === first} />,
    'shop-by-category': ({block, categories}) => (
        <ShopByCategory {...block} categories={cardsOf(categories, block.categoryIds)} />
    ),
    'product-scroller': Scroller,
    promise: ({block}) => <PromisePoints {...block} />,
    banner: ({block, first}) => <Banner {...block} eager={block === first} />,
    'rich-text': ({block}) => <RichText html={block.html} />,
    'link-list': ({block}) => <LinkList {...block} />,
    'deal-strip': () => <DealStrip />,
    'get-started': ({block}) => <GetStarted {...block} />,
    'contact-tile': ({block}) => <ContactTile {...block} />,
    'image-tile': ({block, first}) => <ImageTile {...block} eager={block === first} />,
    video: Film,
    'price-card': ({block, frequency}) => (
        <PriceCard
            {...block}
            frequency={frequency}
            onShop={() => emitShopEvent({event: 'exchange-pressed', productId: block.product.id})}
        />
    ),
    'promo-tile': ({block, first, offers = noOffers}) => (
        <PromoTile {...block} guests={offers} eager={block === first} />
    ),
    'my-offers': ({block, offers = noOffers}) => <MyOffers {...block} guests={offers} />,
    'main-banner': ({banner = [], ...around}) => (
        <>
            {banner.map((inner, index) =>
                inner.type === 'main-banner' ? null : (
                    <ContentBlock key={index} {...around} block={inner} />
                )
            )}
        </>
    ),
    carousel: Slides,
    grid: Cells,
    tabs: Panels,
    tab: nothing,
    accordion: Panels,
    'accordion-item': nothing
}

const ContentBlock = (props: BlockProps): JSX.Element | null => {
    // The type of the block is the name of its part, which the compiler does not follow through a union.
    const Part = shown[props.block.type] as (props: BlockProps) => JSX.Element | null
    return (
        <Framed frame={props.frame} block={props.block}>
            <Part {...props} />
        </Framed>
    )
}

/** The content of a page, block after block, in the editors' order [CONTENT-001]. */
export const ContentBlocks = memo(({blocks, ...around}: ContentBlocksProps) => {
    const first = firstPicture(blocks, around.banner)
    return (
        <>
            {blocks.map((block, index) => (
                <ContentBlock key={index} block={block} first={first} {...around} />
            ))}
        </>
    )
})
ContentBlocks.displayName = 'ContentBlocks'
