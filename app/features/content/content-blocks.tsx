import loadable from '@loadable/component'
import {memo} from 'react'
import {type Category, trailToId} from '@app/commerce/categories/category'
import type {Block} from '@app/commerce/content/blocks'
import {categoryHref} from '@app/domain/catalogue/listing-address'
import type {PaymentFrequency} from '@app/domain/prices/pricing'
import {Banner} from '@app/ui/content/banner'
import {ContactTile} from '@app/ui/content/contact-tile'
import {Hero} from '@app/ui/content/hero'
import {LinkList} from '@app/ui/content/link-list'
import {PromisePoints} from '@app/ui/content/promise-points'
import {ShopByCategory, type CategoryCard} from '@app/ui/content/shop-by-category'
import {ProductScroller} from '@app/ui/products/product-scroller'
import {RichText} from '@app/ui/typography/rich-text'

/** Their code is loaded only where editors put them. */
const DealStrip = loadable(() => import('./deal-strip'), {
    resolveComponent: (module: typeof import('./deal-strip')) => module.DealStrip
})
const GetStarted = loadable(() => import('./get-started'), {
    resolveComponent: (module: typeof import('./get-started')) => module.GetStarted
})

export type ContentBlocksProps = {
    blocks: readonly Block[]
    /** The category tree; blocks name categories by id. */
    categories: readonly Category[]
    frequency: PaymentFrequency
}

type ScrollerBlock = Extract<Block, {type: 'product-scroller'}>

type BlockProps = Omit<ContentBlocksProps, 'blocks'> & {block: Block}

/** The named categories that exist and are shown on landing pages [PLP-018]. */
const cardsOf = (tree: readonly Category[], ids: readonly string[]): CategoryCard[] =>
    ids.flatMap((id) => {
        const category = trailToId(tree, id).at(-1)
        if (!category?.showInLanding) return []
        const {name, path, thumbnail, background} = category
        return [{id, name, to: categoryHref(path), thumbnail, background}]
    })

const Scroller = ({block, frequency}: {block: ScrollerBlock; frequency: PaymentFrequency}) => (
    <ProductScroller
        heading={block.heading}
        from={{state: 'ready', value: block.tiles}}
        frequency={frequency}
        {...(block.more && {more: {label: block.more.label, to: block.more.href}})}
    />
)

const wordTypes = ['promise', 'banner', 'rich-text', 'link-list', 'contact-tile'] as const

type WordsBlock = Extract<Block, {type: (typeof wordTypes)[number]}>

const isOfWords = (block: Block): block is WordsBlock =>
    wordTypes.some((type) => type === block.type)

const Words = ({block}: {block: WordsBlock}) => {
    switch (block.type) {
        case 'promise':
            return <PromisePoints {...block} />
        case 'banner':
            return <Banner {...block} />
        case 'rich-text':
            return <RichText html={block.html} />
        case 'link-list':
            return <LinkList {...block} />
        case 'contact-tile':
            return <ContactTile {...block} />
    }
}

const ContentBlock = ({block, categories, frequency}: BlockProps) => {
    if (isOfWords(block)) return <Words block={block} />
    switch (block.type) {
        case 'hero':
            return <Hero {...block} />
        case 'shop-by-category':
            return <ShopByCategory {...block} categories={cardsOf(categories, block.categoryIds)} />
        case 'product-scroller':
            return <Scroller block={block} frequency={frequency} />
        case 'deal-strip':
            return <DealStrip />
        case 'get-started':
            return <GetStarted {...block} />
    }
}

/** The content of a page, block after block, in the editors' order [CONTENT-001]. */
export const ContentBlocks = memo(({blocks, ...known}: ContentBlocksProps) => (
    <>
        {blocks.map((block, index) => (
            <ContentBlock key={index} block={block} {...known} />
        ))}
    </>
))
ContentBlocks.displayName = 'ContentBlocks'
