import {readdirSync} from 'node:fs'
import path from 'node:path'
import {z} from 'zod'
import {createMetrics} from '../../server/front/logs/metrics'
import {createVitals, healthAnswer, vitalsMemory} from '../../server/process/vitals'
import {
    drainMs,
    environmentOf,
    isSecret,
    knownVariables,
    requiredVariables,
    stagesOf,
    startedWith,
    yamlDocuments
} from './manifests'

const folder = 'deploy/kubernetes'
const Labels = z.record(z.string(), z.string())
const Named = z.looseObject({kind: z.string(), metadata: z.object({name: z.string()})})

const {resources, images} = z
    .object({
        resources: z.array(z.string()),
        images: z.array(z.object({name: z.string(), newName: z.string()}))
    })
    .parse(yamlDocuments(path.join(folder, 'kustomization.yaml'))[0])

const objects = resources
    .flatMap((file) => yamlDocuments(path.join(folder, file)))
    .map((raw) => Named.parse(raw))

/** The object of a kind and a name, checked. */
const objectOf = <T>(kind: string, schema: z.ZodType<T>, name = 'storefront'): T =>
    schema.parse(objects.find((each) => each.kind === kind && each.metadata.name === name))

const Probe = z.object({httpGet: z.object({path: z.string(), port: z.string()})})
const Container = z.object({
    image: z.string(),
    ports: z.array(z.object({name: z.string(), containerPort: z.number()})),
    env: z.array(
        z.object({
            name: z.string(),
            value: z.string().optional(),
            valueFrom: z
                .object({secretKeyRef: z.looseObject({name: z.string(), key: z.string()})})
                .optional()
        })
    ),
    startupProbe: Probe,
    readinessProbe: Probe,
    livenessProbe: Probe,
    securityContext: z.unknown(),
    lifecycle: z.object({preStop: z.object({sleep: z.object({seconds: z.number()})})})
})
const Deployment = z.object({
    spec: z.object({
        selector: z.object({matchLabels: Labels}),
        strategy: z.unknown(),
        template: z.object({
            metadata: z.object({labels: Labels}),
            spec: z.object({
                terminationGracePeriodSeconds: z.number(),
                automountServiceAccountToken: z.boolean(),
                securityContext: z.unknown(),
                containers: z.tuple([Container])
            })
        })
    })
})

const {spec: deployment} = objectOf('Deployment', Deployment)
const pod = deployment.template
const [container] = pod.spec.containers
const {data: settings} = objectOf('ConfigMap', z.object({data: Labels}))

const image = environmentOf(stagesOf('deploy/shop.Containerfile').get('shop') ?? [])
/** What the Secret has, which is in no file. */
const secretOf = (name: string): string =>
    name === 'SHARED_STORE_URL' ? 'rediss://valkey:6379' : 'a-secret-of-this-test'
const environment = {
    ...image,
    ...settings,
    ...Object.fromEntries(container.env.map(({name, value}) => [name, value ?? secretOf(name)]))
}
const portNamed = (name: string): number | undefined =>
    container.ports.find((port) => port.name === name)?.containerPort

test('every file of the folder is applied, but for what another program reads', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'))

    expect([...resources, 'kustomization.yaml', 'adapter-rules.yaml'].sort()).toEqual(files.sort())
})

test('the pods start with these variables: each is one that the shop reads, and none that it needs is missing', () => {
    const known = knownVariables()
    const {upstreams, settings: read} = startedWith(environment)

    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
    expect(requiredVariables().filter((name) => !(name in environment))).toEqual([])
    expect(read.origin).toMatch(/^https:/)
    expect(upstreams.commerceApi).toMatch(/^https:/)
})

test.each(['COMMERCE_CLIENT_ID', 'IMAGES_URL', 'OCAPI_URL', 'COMMERCE_SHORT_CODE'])(
    'without %s the start would fail with its name',
    (name) => {
        const {[name]: _, ...rest} = environment

        expect(() => startedWith(rest)).toThrow(name)
    }
)

test('every secret comes from a Secret, and none of them is in a file', () => {
    const given = container.env.filter(({name}) => isSecret(name))

    expect(given.map(({name}) => name)).toEqual(
        expect.arrayContaining([
            'SESSION_SECRET',
            'DEVICE_SECRET',
            'FRONT_CACHE_WORD',
            'SHARED_STORE_URL'
        ])
    )
    for (const {name, value, valueFrom} of given) {
        expect(value).toBeUndefined()
        expect(valueFrom?.secretKeyRef.key).toBe(name)
    }
    expect(Object.keys(settings).filter(isSecret)).toEqual([])
    expect(objects.filter(({kind}) => kind === 'Secret')).toEqual([])
})

test('the ports are where the shop listens', () => {
    const {port, health, metrics} = startedWith(environment).settings

    expect(portNamed('http')).toBe(port)
    expect(health).toEqual({port: portNamed('health'), host: '0.0.0.0'})
    expect(metrics).toEqual({port: portNamed('metrics'), host: '0.0.0.0'})
})

test('the probes ask for what the health port answers: a pod that leaves is not ready, and alive', () => {
    const vitals = createVitals(vitalsMemory(), () => 0n)
    vitals.beat()
    const answers = () =>
        [container.startupProbe, container.readinessProbe, container.livenessProbe].map(
            ({httpGet}) => healthAnswer(vitals, httpGet.path).status
        )

    const starting = answers()
    vitals.serve()
    const serving = answers()
    vitals.leave()

    expect(starting).toEqual([503, 503, 200])
    expect(serving).toEqual([200, 200, 200])
    expect(answers()).toEqual([503, 503, 200])
    for (const probe of [container.startupProbe, container.readinessProbe, container.livenessProbe])
        expect(probe.httpGet.port).toBe('health')
})

test('a pod has time for the balancers to know, and then for what it has begun', () => {
    const pauseMs = container.lifecycle.preStop.sleep.seconds * 1000
    const graceMs = pod.spec.terminationGracePeriodSeconds * 1000

    expect(pauseMs).toBeGreaterThanOrEqual(5000)
    expect(graceMs).toBeGreaterThan(pauseMs + drainMs())
    expect(deployment.strategy).toMatchObject({rollingUpdate: {maxUnavailable: 0}})
})

test('a pod is not root, writes nothing into its image, and has no right and no token', () => {
    expect(pod.spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: {type: 'RuntimeDefault'}
    })
    expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: {drop: ['ALL']}
    })
    expect(pod.spec.automountServiceAccountToken).toBe(false)
})

test('the image is the one that deploy/shop.Containerfile makes', () => {
    expect(images.map(({name}) => name)).toEqual([container.image])
    expect(stagesOf('deploy/shop.Containerfile').has('shop')).toBe(true)
})

test('service, budget and autoscaler are about these pods', () => {
    const Selecting = z.object({spec: z.object({selector: Labels})})
    const Matching = z.object({
        spec: z.object({
            selector: z.object({matchLabels: Labels}),
            maxUnavailable: z.number()
        })
    })
    const {labels} = pod.metadata

    expect(deployment.selector.matchLabels).toEqual(labels)
    for (const name of ['storefront', 'storefront-metrics'])
        expect(objectOf('Service', Selecting, name).spec.selector).toEqual(labels)
    const budget = objectOf('PodDisruptionBudget', Matching).spec
    expect([budget.selector.matchLabels, budget.maxUnavailable]).toEqual([labels, 1])
    for (const service of objects.filter(({kind}) => kind === 'Service')) {
        const {spec} = z
            .object({spec: z.object({ports: z.array(z.object({targetPort: z.string()}))})})
            .parse(service)
        for (const {targetPort} of spec.ports) expect(portNamed(targetPort)).toBeDefined()
    }
})

test('there are more pods when pages wait, by a figure that the shop gives, and not by the CPU alone', async () => {
    const {spec} = objectOf(
        'HorizontalPodAutoscaler',
        z.object({
            spec: z.object({
                scaleTargetRef: z.object({kind: z.string(), name: z.string()}),
                minReplicas: z.number(),
                metrics: z.tuple([
                    z.object({pods: z.object({metric: z.object({name: z.string()})})}),
                    z.object({resource: z.object({name: z.string()})})
                ])
            })
        })
    )
    const {rules} = z
        .object({
            rules: z.object({
                custom: z.tuple([
                    z.object({seriesQuery: z.string(), name: z.object({as: z.string()})})
                ])
            })
        })
        .parse(yamlDocuments(path.join(folder, 'adapter-rules.yaml'))[0])
    const [rule] = rules.custom
    const [series = ''] = rule.seriesQuery.split('{')

    expect(spec.scaleTargetRef).toMatchObject({kind: 'Deployment', name: 'storefront'})
    expect(spec.minReplicas).toBeGreaterThan(1)
    expect(spec.metrics[0].pods.metric.name).toBe(rule.name.as)
    expect(series).toMatch(/^storefront_queue/)
    expect(await createMetrics().registry.metrics()).toContain(`# TYPE ${series} counter`)
})

test('nothing is reached and nothing reaches out but what is named: shoppers, figures, names, the store, and TLS to public addresses', () => {
    const Policy = z.object({
        spec: z.object({
            podSelector: z.object({matchLabels: Labels.optional()}),
            policyTypes: z.array(z.string()),
            ingress: z.array(z.object({ports: z.array(z.object({port: z.string()}))})).optional(),
            egress: z
                .array(
                    z.object({
                        to: z.array(z.unknown()),
                        ports: z.array(z.object({port: z.number()}))
                    })
                )
                .optional()
        })
    })
    const both = ['Ingress', 'Egress']
    const nothing = objectOf('NetworkPolicy', Policy, 'nothing').spec
    const own = objectOf('NetworkPolicy', Policy).spec

    expect(nothing).toEqual({podSelector: {}, policyTypes: both})
    expect(own.podSelector.matchLabels).toEqual(pod.metadata.labels)
    const reached = own.ingress?.flatMap(({ports}) => ports.map(({port}) => port))
    expect(reached).toEqual(['http', 'metrics'])
    const called = own.egress?.map(({ports}) => ports.map(({port}) => port))
    expect(called).toEqual([[53, 53], [6379], [443]])
    // The cloud's metadata, and private networks.
    expect(JSON.stringify(own.egress?.at(-1)?.to)).toMatch(/169\.254\.0\.0\/16.*192\.168\.0\.0\/16/)
})
