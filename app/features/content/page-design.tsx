import {getAssetUrl} from '@salesforce/pwa-kit-react-sdk/ssr/universal/utils'
import {
    createReactComponentDesignDecorator,
    createReactRegionDesignDecorator,
    PageDesignerPageMetadataProvider,
    PageDesignerProvider
} from '@salesforce/storefront-next-runtime/design/react/core'
import {type ComponentProps, type ReactNode, useEffect, useMemo} from 'react'
import type {Block} from '@app/commerce/content/blocks'
import type {PreviewedPage} from '@app/commerce/content/content-preview'
import {ContentBlocks, type ContentBlocksProps, type FrameProps} from './content-blocks'

const Plain = ({children}: {children?: ReactNode}) => <>{children}</>

const DesignedBlock = createReactComponentDesignDecorator(Plain)
const DesignedRegion = createReactRegionDesignDecorator(Plain)

const blocksIn = (block: Block): readonly Block[] => ('blocks' in block ? block.blocks : [])

const linksOf = (blocks: readonly Block[]): string[] => blocks.flatMap(({mark}) => mark?.link ?? [])

/** A block, and the region in it, as Page Designer finds them: around what shoppers see, not within. */
const BlockFrame = ({block, children}: FrameProps) => {
    const {mark} = block
    if (mark === undefined) return <>{children}</>
    const {id, link, isFragment, isLocalized, region} = mark
    const design = {id, contentLinkUuid: link, isFragment, isLocalized, isVisible: true}
    return (
        <DesignedBlock designMetadata={design}>
            {region === undefined ? (
                children
            ) : (
                <DesignedRegion
                    designMetadata={{
                        id: region.id,
                        contentLinkUuids: linksOf(blocksIn(block)),
                        componentTypeInclusions: region.allows
                    }}
                >
                    {children}
                </DesignedRegion>
            )}
        </DesignedBlock>
    )
}

type SdkPage = ComponentProps<typeof PageDesignerPageMetadataProvider>['page']
type SdkRegion = NonNullable<SdkPage['regions']>[number]

const toComponents = (blocks: readonly Block[]): NonNullable<SdkRegion['components']> =>
    blocks.flatMap((block) => {
        const {mark} = block
        if (mark === undefined) return []
        const {id, typeId, link, region} = mark
        const regions = region && [{id: region.id, components: toComponents(blocksIn(block))}]
        return [{id, typeId, contentLinkUuid: link, ...(regions && {regions})}]
    })

type Region = {id: string; links: readonly string[]; blocks: Block[]}

const regionsOf = ({regions, blocks}: PreviewedPage): Region[] =>
    regions.map(({id, links}) => ({
        id,
        links,
        blocks: blocks.filter(({mark}) => mark !== undefined && links.includes(mark.link))
    }))

/** What the host has to know of the page: where each block stands, in the platform's own form. */
const toSdkPage = ({id, typeId}: PreviewedPage, regions: readonly Region[]): SdkPage => ({
    id,
    typeId,
    regions: regions.map((region) => ({
        id: region.id,
        components: toComponents(region.blocks)
    }))
})

/** A press selects what is pressed: no link leads away, and no form is sent. */
const useStillPage = () => {
    useEffect(() => {
        const stay = (event: Event): void => {
            if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
        }
        const refuse = (event: Event): void => {
            event.preventDefault()
            event.stopPropagation()
        }
        document.addEventListener('click', stay, true)
        document.addEventListener('submit', refuse, true)
        return () => {
            document.removeEventListener('click', stay, true)
            document.removeEventListener('submit', refuse, true)
        }
    }, [])
}

export type PageDesignProps = {
    /** The origin of the editor around the page: nobody else hears of it. */
    host: string
    content: PreviewedPage
    shown: Omit<ContentBlocksProps, 'blocks' | 'frame'>
}

/**
 * A page in Page Designer's design mode: our own blocks, each within the frame of the SDK that tells the editor around the
 * page of presses, pointing and moves, and shows what the editor has selected (docs/decisions/0043).
 */
export const PageDesign = ({host, content, shown}: PageDesignProps) => {
    useStillPage()
    const regions = useMemo(() => regionsOf(content), [content])
    const page = useMemo(() => toSdkPage(content, regions), [content, regions])
    return (
        <PageDesignerProvider
            clientId="pwa-kit"
            targetOrigin={host}
            mode="EDIT"
            // The SDK throws where nobody can catch it when its time is over; an editor may open a page and come back later.
            clientConnectionTimeout={Infinity}
        >
            <link rel="stylesheet" href={getAssetUrl('static/pd-design-styles.css')} />
            <PageDesignerPageMetadataProvider page={page}>
                {regions.map(({id, links, blocks}) => (
                    <DesignedRegion key={id} designMetadata={{id, contentLinkUuids: [...links]}}>
                        <ContentBlocks {...shown} blocks={blocks} frame={BlockFrame} />
                    </DesignedRegion>
                ))}
            </PageDesignerPageMetadataProvider>
        </PageDesignerProvider>
    )
}
