import {breadcrumbList} from '@app/lib/structured-data/breadcrumb-list'
import {Head} from '@app/routing/head'
import {inLocale} from '@app/routing/address/locale-path'
import {useVisit} from '@app/routing/visit'
import {Breadcrumbs, type Crumb} from '@app/ui/ways/breadcrumbs/breadcrumbs'

export type DirectoryHeadProps = {
    title: string
    description: string
    path: string
    trail: readonly Crumb[]
    here: string
}

/** What crawlers read of a page of the directory, and where shoppers are in it. */
export const DirectoryHead = ({title, description, path, trail, here}: DirectoryHeadProps) => {
    const {locale, origin} = useVisit()
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
