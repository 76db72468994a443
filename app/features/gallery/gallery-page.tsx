import type {ReactNode} from 'react'
import {useLocale} from '@app/routing/route/app-context'
import {Head} from '@app/routing/view/head'
import {definePage} from '@app/routing/route/page'
import {Main} from '@app/ui/navigation/main'
import {galleryWords} from './gallery-words'
import {SampleContent, SampleWords} from './sample-content'
import {SampleRegions} from './sample-regions'
import {
    emptyValues,
    filledValues,
    SampleFields,
    SampleFiles,
    SamplePasswords
} from './sample-fields'
import {
    SampleBasics,
    SampleFirstStep,
    SampleForms,
    SampleOverlays,
    SampleStep
} from './sample-parts'
import {SamplePayments, SamplePrices, SampleTiles} from './sample-products'
import {SampleNavigation, SampleStates} from './sample-states'

const Part = ({title, children}: {title: string; children: ReactNode}) => (
    <section className="parts__part">
        <h2>{title}</h2>
        {children}
    </section>
)

/** Every part in every state, for each language at its prefix. */
export const GalleryPage = () => {
    const words = galleryWords(useLocale())
    return (
        <Main look="parts">
            <Head title={words.title} index={false} />
            <h1>{words.title}</h1>
            <Part title={words.fields}>
                <div className="parts__columns">
                    <SampleFields words={words} title={words.empty} values={emptyValues} />
                    <SampleFields words={words} title={words.filled} values={filledValues} />
                    <SampleFields words={words} title={words.wrong} values={emptyValues} wrong />
                </div>
            </Part>
            <Part title={words.files}>
                <SampleFiles words={words} />
            </Part>
            <Part title={words.strengths}>
                <SamplePasswords words={words} />
            </Part>
            <Part title={words.forms}>
                <SampleForms words={words} />
            </Part>
            <Part title={words.steps}>
                <SampleStep words={words} />
                <SampleFirstStep words={words} />
            </Part>
            <Part title={words.overlays}>
                <SampleOverlays words={words} />
            </Part>
            <Part title={words.basics}>
                <SampleBasics words={words} />
            </Part>
            <Part title={words.states}>
                <SampleStates words={words} />
            </Part>
            <Part title={words.navigation}>
                <SampleNavigation words={words} />
            </Part>
            <Part title={words.prices}>
                <SamplePrices words={words} />
            </Part>
            <Part title={words.payments}>
                <SamplePayments />
            </Part>
            <Part title={words.products}>
                <SampleTiles words={words} />
            </Part>
            <Part title={words.texts}>
                <SampleWords words={words} />
            </Part>
            <Part title={words.content}>
                <SampleContent words={words} />
            </Part>
            <Part title={words.regions}>
                <SampleRegions words={words} />
            </Part>
        </Main>
    )
}

const Nothing = () => null

export const page = definePage({loader: () => ({}), skeleton: Nothing})(GalleryPage)
