import {Carousel} from '@app/ui/content/regions/carousel'
import {Grid} from '@app/ui/content/regions/grid'
import {ImageTile} from '@app/ui/content/tiles/image-tile'
import {Accordion, Tabs} from '@app/ui/content/regions/panels'
import {PriceCard} from '@app/ui/content/tiles/price-card'
import {Video} from '@app/ui/content/video'
import type {GalleryWords} from './gallery-words'
import {sampleTile} from './sample-products'

const light = {link: '/dw/image/v2/sample/light.webp', width: 800, height: 600}
const dark = {link: '/dw/image/v2/sample/dark.webp', width: 1600, height: 600}
const cropped = {...light, crop: {x: 100, y: 100, width: 400, height: 300}}

const layouts = ['1x1', '2x1', '2x2', '2x3', '3x1', '3x2'] as const

/** Blocks that hold others, and the tiles in them: each layout, with one, few and many, with and without words. */
export const SampleRegions = ({words}: {words: GalleryWords}) => {
    const action = {label: words.account, href: '/account'}
    const tiles = [light, dark, cropped].map((image, index) => (
        <ImageTile
            key={index}
            image={{...image, alt: words.picture}}
            heading={index === 1 ? '' : words.first}
            text={index === 2 ? words.emailHint : ''}
            action={index === 1 ? null : action}
        />
    ))
    const panels = [
        {label: words.phone, content: <p>{words.phoneHint}</p>},
        {label: words.email, content: <p>{words.emailHint}</p>},
        {label: words.ssn, content: tiles[0]}
    ]
    const poster = {...dark, alt: words.picture}
    return (
        <div className="parts__stack">
            <Carousel
                heading={words.saved}
                mode="slide"
                cyclic
                autoplay={3000}
                slides={2}
                slidesOnTablets={2}
                slidesOnPhones={1.3}
            >
                {tiles}
            </Carousel>
            <Carousel
                heading={words.products}
                mode="scroll"
                cyclic={false}
                autoplay={null}
                slides={3}
                slidesOnTablets={2}
                slidesOnPhones={1.2}
            >
                {[...tiles, ...tiles]}
            </Carousel>
            {layouts.map((layout) => (
                <Grid key={layout} heading={`${words.step} ${layout}`} layout={layout}>
                    {[...tiles, ...tiles]}
                </Grid>
            ))}
            <Tabs heading={words.navigation} panels={panels} />
            <Accordion heading={words.overlays} panels={panels} several={false} />
            <Accordion heading={words.forms} panels={panels} several />
            <Video
                heading={words.picture}
                text={words.emailHint}
                address="about:blank"
                poster={poster}
            />
            <Video heading={words.large} text="" address="" poster={poster} />
            <PriceCard
                heading={words.prices}
                text={words.phoneHint}
                product={sampleTile}
                frequency="weekly"
                action={action}
            />
            <PriceCard
                heading={words.notNow}
                text=""
                product={{...sampleTile, image: null, price: null}}
                frequency="monthly"
                action={null}
            />
        </div>
    )
}
