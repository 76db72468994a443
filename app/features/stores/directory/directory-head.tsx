import {breadcrumbList} from '@app/lib/text/structured-data'
import {useAppContext} from '@app/routing/route/app-context'
import {Head} from '@app/routing/view/head'
import {inLocale} from '@app/routing/route/locale-path'
import {HeadingSkeleton, Skeleton} from '@app/ui/async/skeleton'
import {Breadcrumbs, type Crumb} from '@app/ui/navigation/breadcrumbs'
import {Main} from '@app/ui/navigation/main'

/** The skeleton of a directory page. */
export const DirectorySkeleton = () => (
    <Main look="section" pending>
        <div className="stack">
            <HeadingSkeleton width="14rem" />
            <Skeleton height="24rem" />
        </div>
    </Main>
)

export type DirectoryHeadProps = {
    title: string
    description: string
    path: string
    trail: readonly Crumb[]
    here: string
}

/** The head of a directory page for crawlers, and its breadcrumbs. */
export const DirectoryHead = ({title, description, path, trail, here}: DirectoryHeadProps) => {
    const {locale, origin} = useAppContext()
    const steps = [...trail, {label: here, to: path}].map(({label, to}) => ({
        name: label,
        url: `${origin}${inLocale(locale, to)}`
    }))
    return (
        <>
            <Head
                title={title}
                description={description}
                canonical={path}
                structuredData={[breadcrumbList(steps)]}
            />
            {trail.length > 0 ? <Breadcrumbs trail={trail} here={here} /> : null}
        </>
    )
}
