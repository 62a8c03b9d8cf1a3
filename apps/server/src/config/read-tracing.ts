interface Settings {
  APP_NAME: string;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  OTEL_SERVICE_NAME?: string | undefined;
}

export interface TracingConfig {
  tracesUrl: string;
  headers: Record<string, string>;
  serviceName: string;
}

/** OpenTelemetry's own variables, as its specification reads them; null without an exporter. */
export function readTracing(env: Settings): TracingConfig | null {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  return {
    tracesUrl: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    headers: readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    serviceName: env.OTEL_SERVICE_NAME ?? env.APP_NAME,
  };
}

/** `authorization=Bearer%20abc,x-team=pilots`: percent-encoded pairs. */
function readHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]];
  });
  return Object.fromEntries(pairs);
}
