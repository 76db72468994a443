import type {LandingBlock} from '@app/commerce/content/category-landing'
import {Banner} from '@app/ui/content/banner'
import {LinkList} from '@app/ui/content/link-list'
import {RichText} from '@app/ui/words/rich-text/rich-text'

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

/** What else editors say of a category, below its products [CONTENT-001]. */
export const LandingBlocks = ({blocks}: {blocks: readonly LandingBlock[]}) => (
    <>
        {blocks.map((block, place) => (
            <LandingPart key={place} block={block} />
        ))}
    </>
)
