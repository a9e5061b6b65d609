"""What the checks found."""

from dataclasses import dataclass, field


@dataclass
class Results:
    """Counts what passed and keeps what failed.

    A check is one question asked of one page; its name says both.
    """

    passed: int = 0
    failures: dict[str, list[str]] = field(default_factory=dict)

    def record(self, check, problems):
        """Records a check by what is wrong; nothing wrong is a pass."""
        if problems:
            self.failures.setdefault(check, []).extend(problems)
        else:
            self.passed += 1

    def report(self):
        """Prints the failures, then the closing line, and tells whether all is well."""
        for check, problems in sorted(self.failures.items()):
            print(f"FAILED {check}")
            for problem in problems[:12]:
                print(f"  {problem}")
            if len(problems) > 12:
                print(f"  and {len(problems) - 12} more")
        print(f"{self.passed} passed, {len(self.failures)} failed")
        return not self.failures
