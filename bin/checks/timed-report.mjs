import { JsonReporter } from 'vitest/node';

/**
 * Vitest's JSON report, where each file has the milliseconds it took: those of the report itself begin with the first test,
 * when the modules are loaded and the shop is open.
 */
export default class TimedReport extends JsonReporter {
  #times = new Map();

  onTestRunEnd(files) {
    this.#times = new Map(files.map((file) => [file.moduleId, timeOf(file.diagnostic())]));
    return super.onTestRunEnd(files);
  }

  writeReport(text) {
    const report = JSON.parse(text);
    const testResults = report.testResults.map((result) => ({
      ...result,
      milliseconds: this.#times.get(result.name),
    }));
    return super.writeReport(JSON.stringify({ ...report, testResults }));
  }
}

const timeOf = ({ setupDuration, collectDuration, duration }) =>
  Math.round(setupDuration + collectDuration + duration);
