import { ROOT_CONTEXT, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '#config/read-tracing.ts';
import type { Place, Spans, Step } from './spans.ts';

/** Over the weeks of a process the clock of its steps and the one on the wall drift apart. */
const MOST_DRIFT_MS = 50;
/** A collector that hangs must not keep a node from stopping. */
const EXPORT_WITHIN_MS = 3_000;

interface Tracing extends Spans {
  /** Sends what is left. */
  close(): Promise<void>;
}

/**
 * Steps as spans of OpenTelemetry, by OTLP over HTTP. A collector that is away costs a line in the log and the spans of
 * that time, and nobody waits for it. Imported only where an exporter is set.
 */
export function startTracing(
  { tracesUrl, headers, serviceName }: TracingConfig,
  warn: (line: string) => void,
): Tracing {
  const ids = new RandomIdGenerator();
  let wanted: Place | null = null;
  let epochMs = Date.now() - performance.now();
  const exporter = new OTLPTraceExporter({ url: tracesUrl, headers, timeoutMillis: EXPORT_WITHIN_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    idGenerator: {
      generateTraceId: () => wanted?.traceId ?? ids.generateTraceId(),
      generateSpanId: () => wanted?.spanId ?? ids.generateSpanId(),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter: tellWhenAway(exporter, warn) })],
  });
  const tracer = provider.getTracer('rightseat');

  function add(step: Step, above: Place | null): Place {
    const nowMs = Date.now() - performance.now();
    if (Math.abs(nowMs - epochMs) > MOST_DRIFT_MS) epochMs = nowMs;
    const context = above
      ? trace.setSpanContext(ROOT_CONTEXT, { ...above, traceFlags: TraceFlags.SAMPLED, isRemote: true })
      : ROOT_CONTEXT;
    const { name, attributes = {}, error } = step;
    const span = tracer.startSpan(name, { startTime: epochMs + step.startedAtMs, attributes }, context);
    // Its kind alone: messages of databases and mail servers quote addresses.
    if (error !== undefined)
      span.setStatus({
        code: SpanStatusCode.ERROR,
        message: error instanceof Error ? error.name : 'unknown',
      });
    span.end(epochMs + step.endedAtMs);
    const { traceId, spanId } = span.spanContext();
    return { traceId, spanId };
  }

  return {
    on: true,
    add,
    begin(step, at) {
      wanted = at;
      try {
        add(step, null);
      } finally {
        wanted = null;
      }
    },
    // Why the last of it could not be sent was told already.
    close: () => provider.shutdown().catch(() => {}),
  };
}

/** One line when it goes away, one when it is back. */
function tellWhenAway(exporter: SpanExporter, warn: (line: string) => void): SpanExporter {
  let isAway = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !isAway)
          warn(`Traces cannot be exported: ${result.error?.message ?? 'no reason given'}`);
        if (!failed && isAway) warn('Traces are exported again.');
        isAway = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
